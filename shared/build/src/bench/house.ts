import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keysOf } from '@rezenso/contract/own-keys';
import { dependenciesIn, importsAmong } from '../verify/affected.ts';
import { type HouseFigures, houseFigures } from './house-figures.ts';
import { printTable } from './table.ts';

const execute = promisify(execFile);

const rows: Record<keyof HouseFigures, string> = {
  files: 'files of production',
  lines: 'their lines',
  median: 'lines of a file, median',
  p90: 'lines of a file, p90',
  longest: 'lines of the longest',
  tests: 'files of tests',
  circles: 'import circles, types included',
  casts: 'casts',
  productionCasts: 'casts in production',
};

/** `npm run bench house -- <revision> …`: what the house was and is like to enter, one column for each revision. */
export async function run(repository: string, revisions = named()): Promise<void> {
  const figures: HouseFigures[] = [];
  for (const revision of revisions) figures.push(await figuresOf(repository, revision));
  printTable(
    ['what', ...revisions],
    keysOf(rows).map((key) => [rows[key], ...figures.map((figure) => figure[key].toLocaleString('en-US'))]),
  );
}

function named(): string[] {
  const given = process.argv.slice(2).filter((text) => text !== '--');
  return given.length > 0 ? given : ['HEAD'];
}

/** Of what is committed: what lies about in a checkout counts for nobody. */
async function figuresOf(repository: string, revision: string): Promise<HouseFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-house-'));
  try {
    const archive = join(folder, 'tree.tar');
    await execute('git', ['archive', '--format=tar', '--output', archive, revision], { cwd: repository });
    const tree = join(folder, 'tree');
    await mkdir(tree);
    await execute('tar', ['-xf', archive, '-C', tree]);
    return await houseFigures(tree, await importsAmong(tree, await dependenciesIn(tree)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
