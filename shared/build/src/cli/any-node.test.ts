import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { expect } from 'expect';
import { publishedManifest } from '../pack/published-manifest.ts';
import { publishedPackages } from '../pack/published-packages.ts';
import { checkout } from '../release/module-folders.ts';
import { runCommand } from '../verify/command.ts';

const needs = 'rezenso needs Node.js 22.15.0 or newer; this is';

describe('the door of the published command', () => {
  let door: string;
  before(async () => {
    door = await publishedDoor();
  });

  for (const version of ['10.24.1', '20.20.2', '22.14.99'])
    it(`says in one sentence that Node ${version} is too old, and fails`, async () => {
      expect(await calledUnder(version, door)).toEqual({ isOk: false, output: `${needs} ${version}.\n` });
    });

  for (const version of ['22.15.0', '22.100.0', '100.0.0'])
    it(`leads to the command on Node ${version}, with its arguments`, async () => {
      expect(await calledUnder(version, door)).toEqual({ isOk: true, output: 'the command: help release\n' });
    });
});

/** The door where the package has it, beside the package.json that it is published with; behind it a command that says it was called. */
async function publishedDoor(): Promise<string> {
  const build = publishedPackages(checkout).find(({ folder }) => folder === 'build');
  if (!build) throw new Error('The command is not published.');
  const manifest = publishedManifest(build, new Map(), { url: '', license: '', node: '>=20' });
  const { rezenso } = manifest.bin as Record<string, string>;
  expect(rezenso).toBe('./dist/cli/any-node.cjs');
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-door-'));
  await mkdir(join(folder, 'dist/cli'), { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(
    join(folder, 'dist/cli/own-repository.ts'),
    "console.log('the command:', ...process.argv.slice(2));\n",
  );
  await cp(join(import.meta.dirname, 'any-node.cjs'), join(folder, 'dist/cli/any-node.cjs'));
  return join(folder, 'dist/cli/any-node.cjs');
}

/** Under this Node, which takes itself for that version. */
async function calledUnder(version: string, door: string) {
  const another = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const flag = `--import=data:text/javascript,${encodeURIComponent(another)}`;
  const { isOk, output } = await runCommand(process.execPath, [flag, door, 'help', 'release'], { folder: checkout });
  return { isOk, output };
}
