import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { moduleIn } from '@rezenso/releases/registry';
import { expect } from 'expect';
import type { ModuleCheck } from '../gate/check.ts';
import { aSite, type CommandSite } from '../testing/command-site.ts';
import { differenceFrom, type Shown, shownFor, shownToTeams } from './shown-output.ts';

const module = 'mf-reviews';
const repository = join(import.meta.dirname, '../../../..');

/** What has to happen before a command of docs/teams.md, by the beginning of it; the commands run in the document's order. */
const before: Record<string, (site: CommandSite) => Promise<unknown>> = {
  'npx rezenso release mf-reviews --canary': (site) => site.build(module, 'second'),
  'npx rezenso release mf-reviews --skip': (site) => site.build(module, 'third'),
  'npx rezenso trace stack.txt': writeStack,
  'npx rezenso preview mf-reviews --days': async (site) => {
    await site.run('resume', module);
    await site.build(module, 'of the branch');
  },
  'npx rezenso release mf-reviews --store staging': async (site) => {
    for (const name of ['STAGING', 'PRODUCTION']) site.env[`RELEASES_URL_${name}`] = join(site.repository, name);
    await site.run('release', 'shell', '--store', 'staging');
    await site.run('promote', 'shell', '--from', 'staging', '--to', 'production');
  },
};

/** What needs more than a store: each is compared where it runs. */
const elsewhere = /^(?:npm |cd |\(cd |npx rezenso (?:dev|pack|create|new-module|release --to))/;

it('what docs/teams.md shows of the output of each command is what it prints', async () => {
  const site = await aTeam();
  const names = new Map<string, string>();
  const shown = shownToTeams(repository).filter(({ command }) => !elsewhere.test(command));
  expect(shown.length).toBeGreaterThan(12);
  for (const one of shown) {
    const [, prepare] = Object.entries(before).find(([beginning]) => one.command.startsWith(beginning)) ?? [];
    await prepare?.(site);
    const printed = await typed(site, one, names);
    expect([one.command, differenceFrom(one, printed, names)]).toEqual([one.command, undefined]);
  }
});

/** Runs a command as a shell would, with the releases of this run in the place of those that the document names. */
async function typed(site: CommandSite, { command }: Shown, names: ReadonlyMap<string, string>): Promise<string> {
  const line = [...names].reduce((text, [shown, now]) => text.replaceAll(shown, now), command);
  const words = execFileSync('bash', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  const [, , ...args] = words.split('\0').slice(0, -1);
  const said = await site.run(...args);
  return said.replace(/^\d /, '').replaceAll(site.repository, '…');
}

/** The repository of a team, on a branch, in which the commands are typed; the first release is out. */
async function aTeam(): Promise<CommandSite> {
  const site = await aSite([module, 'mf-auth']);
  site.env.GITHUB_ACTOR = 'eva';
  site.env.PUBLIC_ORIGIN = 'https://www.example';
  site.checks = checks;
  execFileSync('git', ['init', '-q', '-b', 'my-branch'], { cwd: site.repository });
  execFileSync('git', ['-c', 'user.name=e', '-c', 'user.email=e@e', 'commit', '-q', '--allow-empty', '-m', 'x'], {
    cwd: site.repository,
  });
  process.chdir(site.repository);
  await site.serves(module, '/reviews');
  await site.run('release', 'shell');
  await site.build(module, 'first');
  await layMaps(site);
  await site.run('release', module);
  return site;
}

/** There is nothing to compile here; what the true ones say is held by their own tests. */
const checks: readonly ModuleCheck[] = [
  { name: 'lint', run: async () => '46 files' },
  { name: 'types', run: async () => 'the sources and tests of this module' },
  { name: 'tests', run: async () => '12 that the changes concern' },
];

/** As a build leaves them beside its scripts. */
async function layMaps({ repository }: CommandSite): Promise<void> {
  const page = 'export function Page() {\n  throw new Error("late");\n}\n';
  const map = { version: 3, sources: [`${module}/src/reviews.page.tsx`], sourcesContent: [page], names: [] };
  const maps = { 'entry.js': { ...map, mappings: 'AAAA,oBACE' } };
  await writeFile(join(repository, module, 'dist/source-maps.bin'), brotliCompressSync(JSON.stringify(maps)));
}

/** What somebody pasted who saw the first release fail. */
async function writeStack(site: CommandSite): Promise<void> {
  const [first] = moduleIn(await site.registry(), module).releases;
  const address = `https://www.example/releases/${module}/${first?.version}/entry.js`;
  await writeFile(join(site.repository, 'stack.txt'), `Error: late\n    at Page (${address}:1:21)\n`);
}

it('the figures in docs/teams.md are of one module as it is: its platform, and as many tests in each command', () => {
  const text = readFileSync(join(repository, 'docs/teams.md'), 'utf8');
  const { platformRange } = JSON.parse(readFileSync(join(repository, module, 'module.json'), 'utf8'));
  expect(onlyOf(text, /needs platform (\S+)/g)).toEqual([platformRange]);
  const { output } = shownFor('(cd mf-reviews && npx jest)');
  // Every test of the module reads its texts, one of which that section changes.
  expect(onlyOf(text, /(\d+) that the changes concern/g)).toEqual(onlyOf(output.join('\n'), /(\d+) passed/g));
});

function onlyOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))];
}
