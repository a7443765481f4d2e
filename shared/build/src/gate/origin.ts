import type { ReleaseOrigin } from '@rezenso/releases/registry';
import { runCommand } from '../verify/command.ts';

/** The commit that a module's folder stands on; undefined outside of git. */
export async function originOf(folder: string): Promise<ReleaseOrigin | undefined> {
  const log = await runCommand('git', ['log', '-1', '--format=%H%n%an <%ae>'], { folder });
  if (!log.isOk) return undefined;
  const [commit = '', author = ''] = log.output.trim().split('\n');
  const status = await runCommand('git', ['status', '--porcelain', '--', '.'], { folder });
  return { commit, author, isChanged: status.output.trim() !== '' };
}
