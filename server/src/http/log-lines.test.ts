import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { expect } from 'expect';

const logger = path.join(import.meta.dirname, 'request-log.ts');

describe('lines of the log', () => {
  it('are all there when a process ends, by itself or by a fault that nobody caught', async () => {
    for (const end of ['process.exit(0)', "throw new Error('uncaught')", ''])
      expect(await linesOf(`for (let n = 0; n < 500; n += 1) log.info({ n }, 'answered'); ${end}`)).toHaveLength(500);
  });

  it('do not wait where they warn, in the order in which they came', async () => {
    const killed = "log.info('one'); log.warn('two'); log.info('three'); process.kill(process.pid, 'SIGKILL');";
    expect((await linesOf(killed)).slice(0, 2)).toEqual(['one', 'two']);
  });
});

describe('a fault that nobody caught', () => {
  it('ends the process with a line, without what its error holds', async () => {
    const uncaught = path.join(import.meta.dirname, 'uncaught.ts');
    const code = `
      import { endOnUncaught } from ${JSON.stringify(uncaught)};
      endOnUncaught();
      const error = Object.assign(new Error('no row eva@example.de'), { detail: 'Kanarienvogel', code: '23505' });
      setTimeout(() => Promise.reject(error), 1);
      setInterval(() => {}, 1_000);`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
    const ended = await run.catch((error: { code: number; stderr: string }) => error);
    expect(ended).toMatchObject({ code: 1 });
    expect(JSON.parse(ended.stderr)).toMatchObject({
      level: 60,
      msg: 'a fault that nobody caught',
      err: { message: 'no row …', code: '23505' },
    });
    expect(ended.stderr).not.toMatch(/Kanarienvogel|example/);
  });
});

/** What a process of its own logged into a file, however it ended. */
async function linesOf(work: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-log-'));
  const script = path.join(folder, 'log.mjs');
  const output = path.join(folder, 'lines');
  await writeFile(
    script,
    `import { createLogger } from ${JSON.stringify(logger)};\nconst log = createLogger('info');\n${work}`,
  );
  const command = `"${process.execPath}" "${script}" > "${output}" 2>/dev/null`;
  await promisify(execFile)('sh', ['-c', command]).catch(() => {});
  const text = await readFile(output, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
}
