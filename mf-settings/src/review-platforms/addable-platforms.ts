import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { addablePlatformIds, type PlatformId, platformIds } from '@rezenso/contract/vocabulary';

/**
 * Which platforms can be added: of the six that the specification offers those that are not added yet, and kununu or
 * jameda for a business that says in its profile that it is registered there, so that what was removed can come back.
 */
export function addablePlatforms(
  added: readonly UserPlatform[],
  registered: readonly PlatformId[] = [],
): readonly PlatformId[] {
  const offered: readonly PlatformId[] = addablePlatformIds;
  return platformIds.filter(
    (id) => (offered.includes(id) || registered.includes(id)) && added.every(({ platform }) => platform !== id),
  );
}

/** Whether partners write there: on kununu and jameda, which the specification does not offer here, only employees and patients may. */
export function isForPartners(platform: PlatformId): boolean {
  const offered: readonly PlatformId[] = addablePlatformIds;
  return offered.includes(platform);
}
