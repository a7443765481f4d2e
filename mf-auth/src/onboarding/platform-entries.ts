import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { OnboardingValues, PlatformSetup } from './onboarding.form.ts';

/** Entries for the chosen platforms and no others: kept where they exist, otherwise named after the company. */
export function withPlatformEntries(values: OnboardingValues): OnboardingValues['platforms'] {
  const { registeredPlatforms, platforms, companyName } = values;
  return Object.fromEntries(
    registeredPlatforms.map((platform) => [
      platform,
      isSetup(platforms[platform]) ? platforms[platform] : { businessName: companyName, profileUrl: '', notes: '' },
    ]),
  );
}

/** Whether each chosen platform has its entry, and only those. */
export function hasPlatformEntries({ registeredPlatforms, platforms }: OnboardingValues): boolean {
  return (
    registeredPlatforms.every((platform) => isSetup(platforms[platform])) &&
    Object.keys(platforms).every((platform) => registeredPlatforms.some((registered) => registered === platform))
  );
}

/** What the call takes for an entry; blank means none. */
export function newPlatform(platform: PlatformId, { businessName, profileUrl, notes }: PlatformSetup) {
  return { platform, businessName, profileUrl: profileUrl.trim() || null, notes: notes.trim() || null };
}

/** A kept draft comes from storage that anybody may have changed. */
function isSetup(entry: unknown): entry is PlatformSetup {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    ['businessName', 'profileUrl', 'notes'].every((field) => typeof Reflect.get(entry, field) === 'string')
  );
}
