import { listTasks } from '@rezenso/contract/tasks';
import { useEndpoint } from '@rezenso/platform';

/** What waits for the signed-in business, most urgent first. */
export function useTasks() {
  return useEndpoint(listTasks);
}
