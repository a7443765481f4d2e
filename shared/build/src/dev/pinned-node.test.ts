import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

const handover = pathToFileURL(join(repository, 'shared/build/bin/bootstrap/pinned-node.mjs')).href;

describe('a command under the pinned Node', () => {
  it('starts with the flags and variables that it asks for, once', async () => {
    const own = { flags: ['--max-semi-space-size=4', '--liftoff-only'], env: { MALLOC_ARENA_MAX: '1' } };
    expect(await told(own)).toMatchObject({ flags: own.flags, arenas: '1' });
  });

  it('starts as the same process where the host has that Node, so that whoever kills it kills the command', async () => {
    const own = { flags: ['--liftoff-only'], env: { MALLOC_ARENA_MAX: '1' } };
    expect(await told(own, {}, true)).toMatchObject({ flags: own.flags, arenas: '1', isStarted: true });
  });

  it('keeps what the environment says of a variable, and finds compiled code of its last run', async () => {
    const asked = await told({ env: { MALLOC_ARENA_MAX: '1' } }, { MALLOC_ARENA_MAX: '2' });
    expect(asked).toMatchObject({ flags: [], arenas: '2', compiled: join(repository, '.cache/compiled') });
  });
});

interface Told {
  flags: string[];
  arenas?: string;
  compiled?: string;
  /** Whether it is the process that was started, and none behind it. */
  isStarted: boolean;
}

/**
 * What a command knows of its own process.
 * @param isPinned whether the host's own Node is the pinned one
 */
async function told(own: object, variables: Record<string, string> = {}, isPinned = false): Promise<Told> {
  const script = join(await mkdtemp(join(tmpdir(), 'rezenso-command-')), 'command.mjs');
  const command = `({ pid, execArgv, env }) => console.log(JSON.stringify({ pid, flags: execArgv, arenas: env.MALLOC_ARENA_MAX, compiled: env.NODE_COMPILE_CACHE }))`;
  await writeFile(
    script,
    `import { underPinnedNode } from ${JSON.stringify(handover)};
     await underPinnedNode(import.meta.url, async () => (${command})(process), ${JSON.stringify(own)});`,
  );
  const { NODE_COMPILE_CACHE: _, MALLOC_ARENA_MAX: __, ...inherited } = process.env;
  const another = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.0.0' } })`;
  const loader = `--import=data:text/javascript,if(!process.send)${encodeURIComponent(another)}`;
  const running = promisify(execFile)(process.execPath, [...(isPinned ? [] : [loader]), script], {
    env: { ...inherited, ...variables },
  });
  const { pid, ...found } = JSON.parse((await running).stdout);
  return { ...found, isStarted: pid === running.child.pid };
}
