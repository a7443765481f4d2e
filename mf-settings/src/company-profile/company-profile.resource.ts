import { getProfileStatus } from '@rezenso/contract/auth';
import { listPotentialMatches } from '@rezenso/contract/matches';
import { getProfile, type Profile, type ProfileChanges, saveProfile } from '@rezenso/contract/profile';
import { call, prefetch, refresh, refreshSession, remember, useEndpoint } from '@rezenso/platform';

/** The signed-in business's profile. */
export function useCompanyProfile() {
  return useEndpoint(getProfile);
}

/** Reads the profile ahead, for who is about to open the settings. */
export function prefetchCompanyProfile(): Promise<void> {
  return prefetch(getProfile);
}

/**
 * Saves the profile and brings everything that shows it up to date.
 * @returns the profile as saved
 */
export async function saveCompanyProfile(changes: ProfileChanges): Promise<Profile> {
  const saved = await call(saveProfile, { body: changes });
  await remember(getProfile, saved);
  await Promise.all([refresh(getProfileStatus), refresh(listPotentialMatches), refreshSession()]);
  return saved.user;
}
