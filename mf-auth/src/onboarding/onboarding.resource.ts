import { analyzeWebsite, type WebsiteAnalysis } from '@rezenso/contract/analysis';
import { getProfile, saveProfile } from '@rezenso/contract/profile';
import { addUserPlatform } from '@rezenso/contract/user-platforms';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { callAndGoOn, callWithSteps, hasCode, useEndpoint } from '@rezenso/platform';
import type { OnboardingValues, PlatformSetup } from './onboarding.form.ts';
import { newPlatform } from './platform-entries.ts';

/** What is known about the business so far. */
export function useKnownProfile() {
  return useEndpoint(getProfile);
}

/** Reads the business's website, and tells meanwhile of each step as it begins. */
export function analyze(domain: string, following: Parameters<typeof callWithSteps>[2]): Promise<WebsiteAnalysis> {
  return callWithSteps(analyzeWebsite, { body: { domain: domain.trim() } }, following);
}

/**
 * Saves the profile, then its platforms.
 * @returns how many platforms could not be added; the profile itself is saved then
 * @throws ApiError when the profile could not be saved
 */
export async function createProfile({ platforms, trade, ...profile }: OnboardingValues): Promise<number> {
  await callAndGoOn(saveProfile, { body: { ...profile, trade: trade || null } });
  const configured = profile.registeredPlatforms.flatMap((platform) => {
    const setup = platforms[platform];
    return setup && setup.businessName.trim().length >= 2 ? [() => addPlatform(platform, setup)] : [];
  });
  const results = await Promise.allSettled(configured.map((add) => add()));
  return results.filter(({ status }) => status === 'rejected').length;
}

async function addPlatform(platform: PlatformId, setup: PlatformSetup) {
  try {
    await callAndGoOn(addUserPlatform, { body: newPlatform(platform, setup) });
  } catch (error) {
    // Added by an earlier try that failed further on: what the person wants is there.
    if (!hasCode(error, 'PLATFORM_ALREADY_ADDED')) throw error;
  }
}
