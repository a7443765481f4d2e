import { getProfile, type Profile, type ProfileChanges, saveProfile } from '@rezenso/contract/profile';
import { listTrades } from '@rezenso/contract/trades';
import { call, prefetch, useEndpoint } from '@rezenso/platform';

/** The signed-in business's profile. */
export function useCompanyProfile() {
  return useEndpoint(getProfile);
}

/** Reads ahead what the profile's form shows, for who is about to open the settings. */
export async function prefetchCompanyProfile(): Promise<void> {
  await Promise.all([prefetch(getProfile), prefetch(listTrades)]);
}

/**
 * Saves the profile.
 * @returns the profile as saved
 */
export async function saveCompanyProfile(changes: ProfileChanges): Promise<Profile> {
  return (await call(saveProfile, { body: changes })).user;
}
