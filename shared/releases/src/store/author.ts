import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { ChangeNote } from '../registry/history.ts';

/**
 * Who runs a command, and the commit that is checked out: GITHUB_ACTOR of a workflow, otherwise whom git knows, otherwise the
 * machine's user. A commit with changes that are not in it ends in `+`.
 */
export function authorOf(env: NodeJS.ProcessEnv, repository: string): Pick<ChangeNote, 'by' | 'commit'> {
  const by = env.GITHUB_ACTOR || git(repository, 'config', 'user.name') || nameOfProcess();
  const commit = git(repository, 'rev-parse', '--short=12', 'HEAD');
  if (!commit) return { by };
  return { by, commit: git(repository, 'status', '--porcelain', '--untracked-files=no') ? `${commit}+` : commit };
}

/** The branch that is checked out; empty where there is none. */
export function branchOf(repository: string): string {
  const branch = git(repository, 'rev-parse', '--abbrev-ref', 'HEAD');
  return branch === 'HEAD' ? '' : branch;
}

/** Name of the user that this process runs as. */
export function nameOfProcess(): string {
  try {
    return userInfo().username;
  } catch {
    // A user id without a name, as containers have it.
    return 'unknown';
  }
}

/** What git answers; empty where there is no git, or no repository. */
function git(folder: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
