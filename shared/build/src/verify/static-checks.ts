import { compareSurfaces, complaintsAboutChange, surfacesOf } from '../surface/surface.ts';
import { runCommand } from './command.ts';
import { type Outcome, single } from './outcome.ts';
import type { Run } from './step.ts';

/** A program that says by its end whether all is well; what it says is shown when it is not. */
export function program(name: string, args: string[]) {
  return async ({ repository, priority }: Run): Promise<Outcome> => {
    const { isOk, output } = await runCommand(name, args, { folder: repository, priority });
    if (!isOk) process.stdout.write(output);
    return single(isOk, output);
  };
}

export async function publicSurface({ repository }: Run): Promise<Outcome> {
  const comparisons = await compareSurfaces(repository, await surfacesOf(repository));
  const complaints = comparisons.flatMap(complaintsAboutChange);
  for (const complaint of complaints) console.log(complaint);
  return single(complaints.length === 0, complaints.join('\n'));
}

/** Whether versions and changelogs can be made of the commits since a revision, before a pull request says that they cannot. */
export async function commitSubjects({ since, ...run }: Run): Promise<Outcome | undefined> {
  return since ? program('commitlint', ['--from', since])(run) : undefined;
}
