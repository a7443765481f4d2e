import { dirname } from 'node:path';
import { isOwnRepository } from '../release/module-folders.ts';
import { rezenso } from './rezenso.ts';

// `npx rezenso …` as the package has it, behind any-node.cjs: in the repository of one module, or where one is going to be made.
const surroundings = {
  repository: repositoryAt(process.cwd()),
  isOutside: true,
  env: process.env,
  now: () => new Date(),
  say: (line: string) => console.log(line),
  complain: (line: string) => console.error(line),
};
process.exit(await rezenso(process.argv.slice(2), surroundings));

/** The module's repository that this folder lies in; the folder itself when it lies in none. */
function repositoryAt(folder: string): string {
  for (let place = folder; ; place = dirname(place)) {
    if (isOwnRepository(place)) return place;
    if (dirname(place) === place) return folder;
  }
}
