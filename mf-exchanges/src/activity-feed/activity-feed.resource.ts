import { listActivities } from '@rezenso/contract/activities';
import { useEndpoint } from '@rezenso/platform';

/** What happened lately around the signed-in business. */
export function useActivities() {
  return useEndpoint(listActivities);
}
