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

  it('keeps what the environment says of a variable, and finds compiled code of its last run', async () => {
    const asked = await told({ env: { MALLOC_ARENA_MAX: '1' } }, { MALLOC_ARENA_MAX: '2' });
    expect(asked).toEqual({ flags: [], arenas: '2', compiled: join(repository, '.cache/compiled') });
  });
});

/** What a command knows of its own process. */
async function told(own: object, variables: Record<string, string> = {}): Promise<unknown> {
  const script = join(await mkdtemp(join(tmpdir(), 'rezenso-command-')), 'command.mjs');
  const command = `({ execArgv, env }) => console.log(JSON.stringify({ flags: execArgv, arenas: env.MALLOC_ARENA_MAX, compiled: env.NODE_COMPILE_CACHE }))`;
  await writeFile(
    script,
    `import { underPinnedNode } from ${JSON.stringify(handover)};
     await underPinnedNode(import.meta.url, async () => (${command})(process), ${JSON.stringify(own)});`,
  );
  const { NODE_COMPILE_CACHE: _, MALLOC_ARENA_MAX: __, ...inherited } = process.env;
  // As on a host whose own Node is another one.
  const another = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.0.0' } })`;
  const loader = `data:text/javascript,if(!process.send)${encodeURIComponent(another)}`;
  const env = { ...inherited, ...variables };
  const { stdout } = await promisify(execFile)(process.execPath, [`--import=${loader}`, script], { env });
  return JSON.parse(stdout);
}
