import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { addablePlatformIds } from '@rezenso/contract/vocabulary';

/** Which of the six offered platforms are not added yet. */
export function addablePlatforms(added: readonly UserPlatform[]) {
  return addablePlatformIds.filter((id) => added.every(({ platform }) => platform !== id));
}
