import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { differenceFrom, shownFor } from '../documents/shown-output.ts';
import { runCommand } from '../verify/command.ts';
import { repository } from '../webpack/base.ts';

// What each command does is tested beside it; here they are called as a team calls them.
describe('in a checkout', () => {
  it('`npx rezenso` finds its commands and answers with their exit codes', async () => {
    const store = ['--store', await mkdtemp(join(tmpdir(), 'rezenso-npx-'))];
    const help = await npx('.', 'rezenso', 'help');
    expect(help).toMatchObject({ isOk: true, output: expect.stringContaining('npx rezenso release <module>') });
    const status = await npx('.', 'rezenso', 'status', ...store);
    expect(status).toMatchObject({
      isOk: true,
      output: expect.stringContaining('Nothing has been released here yet.'),
    });
    expect(await npx('.', 'rezenso', 'promote', 'mf-reviews', ...store)).toMatchObject({ isOk: false });
  });

  it('`npx jest` in the folder of a module runs the tests of that module, and no others', async () => {
    const folder = 'mf-auth';
    const listed = await npx(folder, 'jest', '--listTests');
    const files = listed.output.split('\n').filter((line) => line.includes('.test.ts'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !file.startsWith(join(repository, folder)))).toEqual([]);
    const ran = await npx(folder, 'jest', 'return-path');
    expect(ran).toMatchObject({ isOk: true });
    expect(differenceFrom(shownFor('(cd mf-reviews && npx jest)'), ran.output)).toBeUndefined();
  });

  it('`npx node` is the Node that the project pins, whichever the host has', async () => {
    const { devDependencies } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'));
    expect((await npx('.', 'node', '--version')).output).toContain(`v${devDependencies.node}`);
  });

  it('`npm run bench` knows its benches, and says so for one that there is not', async () => {
    const { isOk, output } = await runCommand('npm', ['run', 'bench', 'nothing'], { folder: repository });
    expect(isOk).toBe(false);
    expect(output).toContain('There is no bench nothing');
  });
});

function npx(folder: string, ...args: string[]) {
  return runCommand('npx', ['--no-install', ...args], { folder: join(repository, folder) });
}
