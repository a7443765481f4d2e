import { getProfile, type Profile, type ProfileChanges, saveProfile } from '@rezenso/contract/profile';
import { call, prefetch, useEndpoint } from '@rezenso/platform';

/** The signed-in business's profile. */
export function useCompanyProfile() {
  return useEndpoint(getProfile);
}

/** Reads the profile ahead, for who is about to open the settings. */
export function prefetchCompanyProfile(): Promise<void> {
  return prefetch(getProfile);
}

/**
 * Saves the profile.
 * @returns the profile as saved
 */
export async function saveCompanyProfile(changes: ProfileChanges): Promise<Profile> {
  return (await call(saveProfile, { body: changes })).user;
}
