import { getProfile } from '@rezenso/contract/profile';
import { useEndpoint } from '@rezenso/platform';

/** The signed-in business, with its plan and the free matches it has used. */
export function usePlan() {
  return useEndpoint(getProfile);
}
