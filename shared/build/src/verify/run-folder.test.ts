import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

const source = pathToFileURL(join(repository, 'shared/build/src/verify/run-folder.ts')).href;
const begin = `import { useRunFolder } from ${JSON.stringify(source)}; import { tmpdir } from 'node:os';
  import { mkdtempSync, writeFileSync } from 'node:fs'; import { execFileSync } from 'node:child_process'; useRunFolder();`;

let temporary = '';

before(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'rezenso-runs-'));
});

describe('the folder of a run', () => {
  it('takes the temporary files of the run and of what it starts, and goes with it', async () => {
    const child = `${begin} console.log(mkdtempSync(tmpdir() + '/child-'))`;
    const found = await run(`${begin} const left = mkdtempSync(tmpdir() + '/left-'); writeFileSync(left + '/file', 'x');
      console.log(left);
      console.log(execFileSync(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(child)}], { encoding: 'utf8' }).trim());`);
    expect(found).toHaveLength(2);
    for (const folder of found) expect(folder).toMatch(/rezenso-run-\d+[/\\](left|child)-/);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('goes when the run fails', async () => {
    await expect(run(`${begin} throw new Error('red')`)).rejects.toThrow('red');
    expect(await readdir(temporary)).toEqual([]);
  });

  it('of a run that was killed goes with the next one; of one that is running it stays, as does what is not ours', async () => {
    const killed = await started();
    killed.process.kill('SIGKILL');
    await once(killed.process, 'exit');
    expect(existsSync(killed.folder)).toBe(true);
    const running = await started();
    const foreign = join(temporary, 'rezenso-run-notes');
    await mkdir(foreign);
    try {
      await run(begin);
      expect(existsSync(killed.folder)).toBe(false);
      expect(existsSync(running.folder)).toBe(true);
      expect(existsSync(foreign)).toBe(true);
    } finally {
      running.process.kill('SIGKILL');
    }
  });
});

async function run(script: string): Promise<string[]> {
  const args = ['--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment() });
  return stdout.split('\n').filter(Boolean);
}

/** A run that goes on until somebody ends it. */
async function started() {
  const noted = join(temporary, 'noted');
  await writeFile(noted, '');
  const script = `${begin} writeFileSync(${JSON.stringify(noted)}, tmpdir()); console.log('on'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env: environment() });
  await once(child.stdout, 'data');
  return { process: child, folder: await readFile(noted, 'utf8') };
}

/** That of somebody who begins a run: this one has a folder already. */
function environment() {
  const { REZENSO_RUN_FOLDER: _, ...inherited } = process.env;
  return { ...inherited, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
}
