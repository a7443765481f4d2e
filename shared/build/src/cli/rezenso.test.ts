import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { startBucketServer } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { aSite, type CommandSite } from '../testing/command-site.ts';

const bucket = await startBucketServer();
Object.assign(process.env, bucket.env);
after(() => bucket.close());

const places = { 'a folder': (site: CommandSite) => join(site.repository, 'store'), 'a bucket': () => bucket.address };

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
    expect(await run('status', 'mf-x')).toMatch(new RegExp(`^ {2}withdrawn ${second} `, 'm'));
    expect(await run('history', 'mf-x')).toContain(`rolled back from ${second} to ${first} by `);
    expect(await run('promote', 'mf-x')).toMatch(/^1 mf-x has no canary: .*rolled back from/);
    expect(await run('rollback', 'mf-x', '--to', '9.9.9')).toContain(`there are ${first}, ${second} (withdrawn)`);
    const forward = await run('rollback', 'mf-x', '--to', second, '--because', 'It was not that.');
    expect(forward).toBe(`0 mf-x ${second}, which had been taken back, is released again, after ${first}.`);
    expect(await run('history', 'mf-x')).toContain(`released ${second} after ${first}`);
    expect(await run('history', 'mf-x')).toContain('    It was not that.');
    await run('rollback', 'mf-x');
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
    site.env.RELEASES_URL_STAGING = join(site.repository, 'staging');
    const before = await site.store();
    for (const [args, answer] of [
      [['relase', 'mf-x'], '2 There is no command "relase"; did you mean "release"? `npx rezenso help`'],
      [['deploy'], '2 There is no command "deploy". `npx rezenso help`'],
      [['release'], '2 <module> is missing.'],
      [['pack'], '2 <folder> is missing.'],
      [['promote', '--store', site.root], '2 <module> is missing.'],
      [['release', 'mf-x', 'mf-y'], '2 "mf-y" is too much'],
      [['release', 'mf-z'], '2 There is no module mf-z; there are mf-x, mf-y, shell'],
      [['release', 'mf-x', '--canary', 'ten'], '2 --canary takes a share in percent'],
      [['release', 'mf-x', '--canary', '0'], '2 --canary takes a share in percent'],
      [['release', 'mf-x', '--canary', '10'], 'is stable already: its build is the same, and everybody has it'],
      [['release', 'shell', '--canary', '10'], '2 The shell has no canary'],
      [['release', 'mf-x', '--sore', 'x'], '2 There is no option --sore here; did you mean --store?'],
      [['release', 'mf-x', '--canary', '--visitors'], '2 --canary takes a value.'],
      [['release', 'mf-x', '--check=yes'], '2 --check takes no value.'],
      [['release', 'mf-x', '--to', ''], '2 The name of the store is empty'],
      [
        ['status', '--store', 'stagnig'],
        '2 There is no environment stagnig: RELEASES_URL_STAGNIG is not set. Did you mean',
      ],
      [
        ['promote', 'mf-x', '--from', 'staging', '--to', 'prod'],
        '2 There is no environment prod: RELEASES_URL_PROD is',
      ],
      [
        ['release', 'mf-x', '--store', 'ftp://x'],
        '1 ftp://x is neither a folder nor s3://bucket/prefix nor https://site',
      ],
      [['release', 'mf-x', '--store', join(site.repository, 'typo')], '1 mf-x cannot be released into'],
      [
        ['release', 'mf-x', '--store', join(site.repository, 'typo')],
        `There is no shell in ${join(site.repository, 'typo')}`,
      ],
      [['promote', 'mf-x'], '0 mf-x has no canary'],
      [['promote', 'mf-z'], '1 No release of mf-z lies in '],
      [['promote', 'mf-z'], 'rezenso-site-'],
      [['promote', 'mf-z'], '; it has mf-x, shell'],
      [['rollback', 'mf-x'], '1 mf-x'],
      [['rollback', 'mf-x', '--to', '9.9.9'], '1 mf-x has no live release 9.9.9; there are'],
      [['status', 'mf-z'], 'No release of mf-z'],
      [['gc', '--keep', 'few'], '2 --keep takes a whole number'],
      [['sign'], '2 Neither RELEASES_SIGNING_KEY nor RELEASES_ROOT_KEY is set'],
      [['count-on', 'ten'], '2 "ten" is no number'],
      [['count-on', '9007199254740991'], '2 "9007199254740991" is no number'],
      [['count-on', '1'], 'counts 2 already'],
    ] as const)
      expect([args, await site.run(...args)]).toEqual([args, expect.stringContaining(answer)]);
    expect(await site.store()).toEqual(before);
    for (const name of ['typo', 'stagnig', 'prod']) expect(await readdir(site.repository)).not.toContain(name);
  });

  it('is answered with the usage, and help lists every command', async () => {
    const site = await aSite();
    expect(await site.run('rollback')).toContain('npx rezenso rollback <module> [--to <version>]');
    // One line for a wrong command: the list is asked for.
    expect((await site.run('statsu')).split('\n')).toHaveLength(1);
    for (const command of ['release', 'promote', 'rollback', 'status', 'gc', 'keys', 'sign', 'count-on'])
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
    await writeFile(join(site.root, `.returned/mf-x/${second}.json`), 'null');
    expect(await site.run('status')).toContain('taken back by A site at an unknown time');
    expect(await site.run('promote', 'mf-x')).toMatch(/^1 A site took mf-x .* back/);
    await writeFile(join(site.root, `.returned/mf-x/${second}.json`), JSON.stringify(note));
    expect(await site.run('promote', 'mf-x')).toMatch(/^1 https:\/\/rezenso\.example took mf-x .* back: It failed/);
    expect(await site.run('promote', 'mf-x', '--anyway')).toContain(`0 mf-x ${second} is stable`);
  });
});

it('counts on from what sites followed, when a store begins anew under the same address', async () => {
  const site = await aSite();
  await site.run('release', 'shell');
  expect(await site.run('count-on', '41')).toContain('has number 42 now');
  await site.build('mf-x', 'first');
  await site.run('release', 'mf-x');
  expect((await site.registry()).sequence).toBe(43);
  expect(Object.keys((await site.registry()).modules)).toEqual(['shell', 'mf-x']);
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
