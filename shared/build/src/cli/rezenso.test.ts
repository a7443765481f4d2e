import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Registry } from '@rezenso/contract/releases';
import { expect } from 'expect';
import { releaseOf } from '../release/source-hash.ts';
import { startBucketServer } from '../testing/bucket-server.ts';
import { rezenso } from './rezenso.ts';

const bucket = await startBucketServer();
Object.assign(process.env, bucket.env);
after(() => bucket.close());

const places = { 'a folder': (site: Site) => join(site.repository, 'store'), 'a bucket': () => bucket.address };

for (const [place, storeOf] of Object.entries(places)) {
  it(`ships, gives to some, promotes, goes back and clears up in ${place}`, async () => {
    const site = await aSite();
    const run = (...args: string[]) => site.run(...args, '--store', storeOf(site));
    expect(await run('release', 'shell')).toMatch(/^0 .*shell 1\.0\.0-\w{8} is stable\.$/s);
    const first = await site.build('mf-x', 'first');
    expect(await run('release', 'mf-x')).toContain(`mf-x ${first} is stable.`);
    expect(await run('release', 'mf-x')).toContain('is stable already');

    const second = await site.build('mf-x', 'second');
    expect(await run('release', 'mf-x', '--canary', '10')).toContain(`mf-x ${second} is the canary of 10 %`);
    expect(await run('status')).toMatch(new RegExp(`mf-x +${first} .*canary ${second} for 10 %`, 's'));
    expect(await run('promote', 'mf-x')).toBe(`0 mf-x ${second} is stable, before ${first}.`);

    expect(await run('rollback', 'mf-x')).toBe(`0 mf-x ${first} is stable again, after ${second}.`);
    expect(await run('status')).toContain(`${second} was rolled back`);
    expect(await run('release', 'mf-x')).toContain(`mf-x ${second} is stable, before ${first}.`);

    expect(await run('gc')).toBe('0 Nothing to remove.');
    site.travelDays(8);
    expect(await run('gc', '--keep', '0', '--dry-run')).toContain('would remove mf-x');
    expect(await run('gc', '--keep', '0')).toContain(`removed mf-x ${first}`);
    expect(await run('status', 'mf-x')).not.toMatch(new RegExp(`^ .*${first}`, 'm'));
    expect(await run('rollback', 'mf-x')).toContain(`1 mf-x ${second} is its first release`);
  });
}

describe('wrong use', () => {
  it('gets a clear sentence and leaves the store as it was', async () => {
    const site = await aSite();
    await site.run('release', 'shell');
    await site.build('mf-x', 'first');
    await site.run('release', 'mf-x');
    const before = await site.store();
    for (const [args, answer] of [
      [['relase', 'mf-x'], '2 There is no command "relase"'],
      [['release'], '2 Something is missing'],
      [['release', 'mf-x', 'mf-y'], '2 "mf-y" is too much'],
      [['release', 'mf-z'], '2 There is no module mf-z; there are mf-x, mf-y, shell'],
      [['release', 'mf-x', '--canary', 'ten'], '2 --canary takes a share in percent'],
      [['release', 'mf-x', '--canary', '0'], '2 --canary takes a share in percent'],
      [['release', 'mf-x', '--canary', '10'], 'is stable already; everybody has it'],
      [['release', 'shell', '--canary', '10'], '2 The shell has no canary'],
      [['release', 'mf-x', '--sore', 'x'], "2 Unknown option '--sore'"],
      [['release', 'mf-x', '--store', 'ftp://x'], '1 ftp://x is neither a folder nor s3://'],
      [['release', 'mf-x', '--store', join(site.repository, 'typo')], 'There is no shell in this store'],
      [['promote', 'mf-x'], '1 mf-x has no canary'],
      [['promote', 'mf-z'], '1 No release of mf-z lies in this store; it has mf-x, shell'],
      [['rollback', 'mf-x'], '1 mf-x'],
      [['rollback', 'mf-x', '--to', '9.9.9'], '1 mf-x has no live release 9.9.9; there are'],
      [['status', 'mf-z'], 'No release of mf-z'],
      [['gc', '--keep', 'few'], '2 --keep takes a whole number'],
      [['sign'], '2 RELEASES_SIGNING_KEY is not set'],
    ] as const)
      expect([args, await site.run(...args)]).toEqual([args, expect.stringContaining(answer)]);
    expect(await site.store()).toEqual(before);
    expect(await readdir(site.repository)).not.toContain('typo');
  });

  it('is answered with the usage, and help lists every command', async () => {
    const site = await aSite();
    expect(await site.run('rollback')).toContain('npx rezenso rollback <module> [--to <version>]');
    for (const command of ['release', 'promote', 'rollback', 'status', 'gc', 'keys', 'sign'])
      expect(await site.run('help')).toContain(`npx rezenso ${command}`);
  });
});

describe('a release', () => {
  it('of which two start at the same time ends up in the registry with both', async () => {
    const site = await aSite();
    await site.run('release', 'shell');
    const versions = await Promise.all(['mf-x', 'mf-y'].map((name) => site.build(name, 'new')));
    await Promise.all(['mf-x', 'mf-y', 'mf-x'].map((name) => site.run('release', name)));
    const { modules } = await site.registry();
    expect([modules['mf-x']?.stable, modules['mf-y']?.stable]).toEqual(versions);
  });

  it('with --check says that it could be released, and uploads nothing', async () => {
    const site = await aSite();
    await site.run('release', 'shell');
    const version = await site.build('mf-x', 'first');
    expect(await site.run('release', 'mf-x', '--check')).toContain(`mf-x ${version} can be released.`);
    expect((await site.registry()).modules['mf-x']).toBeUndefined();
  });

  it('that a site took back is not promoted by mistake', async () => {
    const site = await aSite();
    await site.run('release', 'shell');
    await site.build('mf-x', 'first');
    await site.run('release', 'mf-x');
    const second = await site.build('mf-x', 'second');
    await site.run('release', 'mf-x', '--canary', '10');
    const note = { site: 'https://rezenso.example', reason: 'It failed for 3 of 3 members.', at: '2026-03-01' };
    await mkdir(join(site.root, '.returned/mf-x'), { recursive: true });
    await writeFile(join(site.root, `.returned/mf-x/${second}.json`), JSON.stringify(note));
    expect(await site.run('status')).toContain('taken back by https://rezenso.example at 2026-03-01: It failed for 3');
    expect(await site.run('promote', 'mf-x')).toMatch(/^1 https:\/\/rezenso\.example took mf-x .* back: It failed/);
    expect(await site.run('promote', 'mf-x', '--anyway')).toContain(`0 mf-x ${second} is stable`);
  });
});

it('makes keys into a new file only, which others cannot read, and works with them', async () => {
  const site = await aSite();
  await site.run('release', 'shell');
  const file = join(site.repository, 'signing.pem');
  expect(await site.run('keys', file)).toContain('RELEASES_PUBLIC_KEY="-----BEGIN PUBLIC KEY-----');
  expect(await site.run('keys', file)).toContain('it stays as it is');
  site.env.RELEASES_SIGNING_KEY = await readFile(file, 'utf8');
  await site.build('mf-x', 'first');
  expect(await site.run('release', 'mf-x')).toContain('is not signed. `npx rezenso sign`');
  expect(await site.run('sign')).toContain('is signed');
  expect(await site.run('release', 'mf-x')).toContain('is stable.');
  expect(await site.run('status')).toContain('signed');
});

type Site = Awaited<ReturnType<typeof aSite>>;

/** A repository with a shell, two modules and built bundles, and a store beside them. */
async function aSite() {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-site-'));
  const root = join(repository, '.data/releases');
  const env: NodeJS.ProcessEnv = { ...process.env };
  let now = new Date('2026-03-01T12:00:00Z');
  await put(repository, 'shared/platform/package.json', { name: '@rezenso/platform', version: '1.1.0' });
  for (const name of ['shell', 'mf-x', 'mf-y']) {
    await put(repository, `${name}/package.json`, { name: `@rezenso/${name}`, version: '1.0.0' });
    await put(repository, `${name}/webpack.config.ts`, {});
  }
  for (const name of ['mf-x', 'mf-y'])
    await put(repository, `${name}/module.json`, {
      name,
      owner: 'Team X',
      platformRange: '^1.1.0',
      routes: [{ path: `/${name}`, page: 'page', access: 'authenticated' }],
      budgets: { entryKb: 1, totalKb: 1 },
    });

  const site = {
    repository,
    root,
    env,
    travelDays(days: number) {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    /** Changes a module's sources and lays their build into its dist folder. @returns its version */
    async build(name: string, text: string): Promise<string> {
      await put(repository, `${name}/src/module.tsx`, { text });
      const release = releaseOf(repository, name);
      await mkdir(join(repository, name, 'dist'), { recursive: true });
      await writeFile(join(repository, name, 'dist/entry.js'), `let release = "${release}";`);
      const contents = { exposes: ['./module'], packages: [], sources: [`${name}/src/module.tsx`] };
      await put(repository, `${name}/dist/build.json`, {
        release,
        entry: ['entry.js'],
        pages: { page: [] },
        ...contents,
      });
      return release;
    },
    /** @returns the exit code, and behind a blank all that was said */
    async run(...args: string[]): Promise<string> {
      const said: string[] = [];
      const say = (line: string) => void said.push(line);
      const code = await rezenso(args, { repository, env, now: () => now, say, complain: say });
      return `${code} ${said.join('\n')}`;
    },
    registry: async (): Promise<Registry> => JSON.parse(await readFile(join(root, 'registry.json'), 'utf8')),
    store: async () => [
      await readFile(join(root, 'registry.json'), 'utf8'),
      (await readdir(root, { recursive: true })).sort(),
    ],
  };
  await site.build('shell', 'shell');
  return site;
}

async function put(repository: string, path: string, content: unknown): Promise<void> {
  await mkdir(join(repository, path, '..'), { recursive: true });
  await writeFile(join(repository, path), JSON.stringify(content));
}
