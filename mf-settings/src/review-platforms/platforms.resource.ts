import { getProfile } from '@rezenso/contract/profile';
import {
  addUserPlatform,
  changeUserPlatform,
  disconnectOauth,
  listUserPlatforms,
  removeUserPlatform,
  syncUserPlatform,
  type UserPlatform,
} from '@rezenso/contract/user-platforms';
import { call, useEndpoint } from '@rezenso/platform';
import type { NewPlatform, PlatformDetails } from './add-platform.form.ts';

/** The signed-in business's platforms, in the order they were added. */
export function usePlatforms() {
  return useEndpoint(listUserPlatforms);
}

/** Where the business says that it is registered. */
export function useRegisteredPlatforms() {
  return useEndpoint(getProfile).data?.user.registeredPlatforms;
}

/** Adds a platform, which widens what can be swapped. @returns the XP that it brought: none for one that has earned before */
export async function addPlatform({
  platform,
  businessName,
  profileUrl,
  notes,
}: NewPlatform): Promise<number | undefined> {
  const { xpGranted } = await call(addUserPlatform, {
    body: { platform, businessName, profileUrl, notes: notes || null },
  });
  return xpGranted;
}

/** Corrects what is said about a profile. */
export async function changePlatform({ id }: UserPlatform, details: PlatformDetails): Promise<void> {
  const { businessName, profileUrl, notes } = details;
  await call(changeUserPlatform, { params: { id }, body: { businessName, profileUrl, notes: notes || null } });
}

/** Takes a platform off the profile. */
export async function removePlatform({ id }: UserPlatform): Promise<void> {
  await call(removeUserPlatform, { params: { id } });
}

/** Ends the connection; the address entered by hand stays. */
export async function disconnectPlatform({ id }: UserPlatform): Promise<void> {
  await call(disconnectOauth, { params: { id } });
}

/** Begins to fetch the reviews of a connected platform; the list then says 'syncing' until the server tells that it is done. */
export async function syncPlatform({ id }: UserPlatform): Promise<void> {
  await call(syncUserPlatform, { params: { id } });
}
