import { getProfileStatus } from '@rezenso/contract/auth';
import { listPotentialMatches } from '@rezenso/contract/matches';
import { getProfile, type Profile, saveProfile } from '@rezenso/contract/profile';
import { call, prefetch, refresh, refreshSession, remember, useEndpoint } from '@rezenso/platform';
import type { CompanyProfileValues } from './company-profile.form.ts';

/** The signed-in business's profile. */
export function useCompanyProfile() {
  return useEndpoint(getProfile);
}

/** Reads the profile ahead, for who is about to open the settings. */
export function prefetchCompanyProfile(): Promise<void> {
  return prefetch(getProfile);
}

/**
 * Saves the company part and brings everything that shows it up to date.
 * @returns the profile as saved
 */
export async function saveCompanyProfile(values: CompanyProfileValues): Promise<Profile> {
  const saved = await call(saveProfile, { body: values });
  await remember(getProfile, saved);
  await Promise.allSettled([refresh(getProfileStatus), refresh(listPotentialMatches), refreshSession()]);
  return saved.user;
}
