import { listTasks } from '@rezenso/contract/tasks';
import { useEndpoint } from '@rezenso/platform';

/** How many tasks lead to each of these pages; none as long as nothing is known. */
export function useWaitingAt(): (path: string) => number {
  const { data = [] } = useEndpoint(listTasks);
  return (path) => data.filter(({ action: { href } }) => isBelow(path, href)).length;
}

function isBelow(path: string, href: string): boolean {
  return href === path || [`${path}?`, `${path}/`].some((start) => href.startsWith(start));
}
