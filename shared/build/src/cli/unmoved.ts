import { type ModuleReleases, moduleIn, type Registry } from '@rezenso/releases/registry';
import { lastMove } from '../release/last-move.ts';
import { historyLine } from './history.ts';

/**
 * Whoever takes something back has looked at what is there. What somebody else made of it meanwhile is neither withdrawn
 * unseen nor said to be gone.
 * @param seen the module's part when it was looked at
 * @throws Error with what happened since, when people get something else by now
 */
export function assertUnmoved(seen: ModuleReleases, present: Registry, moduleName: string): void {
  const known = moduleIn(present, moduleName);
  if (known.stable === seen.stable && known.canary?.version === seen.canary?.version) return;
  const last = lastMove(known);
  const what = last ? historyLine(moduleName, last, known) : `stable is ${known.stable}`;
  throw new Error(
    `${moduleName} was moved at the same moment: ${what}\nNothing was changed; look at it and ask again.`,
  );
}
