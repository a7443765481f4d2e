import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findPreview, moduleIn } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { aSite, type CommandSite } from '../testing/command-site.ts';

describe('a module that is paused, given back and retired', () => {
  it('says at every step who did it and why, in status and history', async () => {
    const site = await withModule();
    const why = ['--because', 'It lost reviews.'];
    expect(await site.run('pause', 'mf-x')).toContain('2 --because "<reason>" is needed');
    expect(await site.run('pause', 'mf-x', ...why)).toContain('0 mf-x is paused. `npx rezenso resume mf-x`');
    expect(await site.run('status')).toMatch(/mf-x +nothing\n +stable is .*\n +paused by eva at 2026-03-01.*: It lost/);
    expect(await site.run('pause', 'mf-x', ...why)).toContain('1 mf-x is paused already, by eva');
    await site.build('mf-x', 'meanwhile');
    expect(await site.run('release', 'mf-x')).toMatch(
      /^0 .*mf-x is paused, by eva: people get it when `npx rezenso resume/s,
    );
    expect(await site.run('rollback', 'mf-x')).toContain('mf-x is paused, by eva');
    expect(await site.run('resume', 'mf-x', '--because', ' ')).toContain('2 --because takes a reason');
    expect(await site.run('resume', 'mf-x', '--because', 'Mended.')).toContain('0 People get mf-x 1.0.0-');
    expect(await site.run('retire', 'mf-x', ...why)).toContain('0 mf-x is retired. Other modules may have /mf-x now.');
    // Also with sources that are stable, and before anything is built.
    expect(await site.run('release', 'mf-x')).toMatch(/^1 mf-x was retired by eva/);
    await site.build('mf-x', 'second');
    expect(await site.run('release', 'mf-x')).toMatch(/^1 mf-x was retired by eva/);
    const told = await site.run('history', 'mf-x');
    const events = ['retired', 'resumed', 'rolled back', 'released', 'paused', 'released'].map(
      (event) => `2026-03-01 12:00 UTC  mf-x ${event} `,
    );
    expect(told.split('\n').filter((line) => line.includes('  mf-x'))).toEqual(
      events.map((line) => expect.stringContaining(line)),
    );
    expect(told).toContain('by eva\n    It lost reviews.');
    expect(told).toMatch(/resumed .*\n {4}Mended\./);
    expect(await site.run('history')).toContain('shell released');
    expect(await site.run('history', 'mf-z')).toContain('1 No release of mf-z');
  });

  it('takes what it is given back with only --anyway', async () => {
    const site = await withModule();
    await site.serves('mf-x', '/magic-link');
    await site.build('mf-x', 'second');
    await site.run('release', 'mf-x');
    for (const command of ['pause', 'retire']) {
      const before = await site.store();
      const refused = await site.run(command, 'mf-x', '--because', 'x');
      expect(refused).toContain('1 Without mf-x nobody could sign in');
      expect(refused).toContain('`npx rezenso rollback mf-x`');
      expect(await site.store()).toEqual(before);
      expect(await site.run(command, 'mf-x', '--because', 'x', '--anyway')).toMatch(/^0 mf-x is (paused|retired)/);
      await site.run('resume', 'mf-x');
    }
  });

  it('shows what others wrote into the store without obeying it, and passes over what is no history', async () => {
    const site = await withModule();
    const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Eva' };
    const { modules, ...rest } = await site.registry();
    const forged = [
      null,
      { ...deed, by: '\u001b]0;x\u0007Eva', event: 'paused' },
      { ...deed, event: 'paused', reason: 'x\n2026-03-01 12:00 UTC  mf-y released\u202e' },
      { ...deed, event: 'resumed', reason: 'x\n2026-03-01 12:00 UTC  mf-y released' },
    ];
    const odd = { ...moduleIn({ modules }, 'mf-x'), history: forged, paused: { ...deed, reason: 'a\u001b[8mb\u0007' } };
    await writeFile(
      join(site.root, 'registry.json'),
      JSON.stringify({ ...rest, modules: { ...modules, 'mf-x': odd } }),
    );
    expect(await site.run('history', 'mf-x')).toBe(
      '0 2026-03-01 12:00 UTC  mf-x resumed by Eva\n    x\n    2026-03-01 12:00 UTC  mf-y released',
    );
    const told = await site.run('status', 'mf-x');
    expect(told).toContain('paused by Eva at 2026-03-01 12:00 UTC: ab\ufffd');
  });

  it('is never the shell', async () => {
    const site = await withModule();
    for (const command of ['pause', 'retire'])
      expect(await site.run(command, 'shell', '--because', 'x')).toContain('1 The shell is the page itself');
  });
});

describe('a preview', () => {
  it('has a link that opens a release which nobody else gets, until it is ended', async () => {
    const site = await withModule();
    site.env.PUBLIC_ORIGIN = 'https://rezenso.example/';
    const stable = (await site.registry()).modules['mf-x']?.stable;
    const version = await site.build('mf-x', 'from a branch');
    const said = await site.run('preview', 'mf-x', '--name', 'my-branch', '--days', '2');
    expect(said).toContain(`mf-x ${version} is the preview my-branch until 2026-03-03 12:00 UTC.`);
    const [, token = ''] = /https:\/\/rezenso\.example\/preview\/([\w-]{32})$/.exec(said) ?? [];
    const known = moduleIn(await site.registry(), 'mf-x');
    expect(findPreview(known, token, new Date('2026-03-02'))?.release.version).toBe(version);
    expect([known.stable, known.releases.length]).toEqual([stable, 1]);
    expect(await site.run('status', 'mf-x')).toContain(`preview my-branch ${version} until 2026-03-03 12:00`);
    expect(await readFile(join(site.root, 'mf-x', version, 'entry.js'), 'utf8')).toContain(version);
    expect(await site.run('preview', 'mf-x', '--name', 'my-branch', '--end')).toContain('has ended');
    expect((await site.registry()).modules['mf-x']?.previews).toEqual([]);
  });

  it('goes with its files when its time has come, and not before', async () => {
    const site = await withModule();
    const version = await site.build('mf-x', 'from a branch');
    await site.run('preview', 'mf-x', '--name', 'b', '--days', '2');
    site.travelDays(1);
    expect(await site.run('gc')).toContain('Nothing to remove');
    site.travelDays(1);
    expect(await site.run('gc')).toContain(`removed mf-x ${version}`);
  });

  it('is checked like a release, and asks for sensible words', async () => {
    const site = await withModule();
    await site.needs('mf-x', '^9.0.0');
    await site.build('mf-x', 'too new');
    const before = await site.store();
    for (const [args, answer] of [
      [['mf-x', '--name', 'b'], '1 mf-x cannot be released'],
      [['mf-x', '--name', 'b'], 'It needs platform ^9.0.0'],
      [['mf-x', '--name', 'b', '--days', '31'], '2 --days takes a whole number from 1 to 30'],
      [['mf-x', '--name', ' '], '2 --name takes a name'],
      [['mf-x', '--name', 'b', '--end'], '1 mf-x has no preview b'],
      [['mf-z', '--name', 'b'], '2 There is no module mf-z'],
      [['shell', '--name', 'b'], '2 The shell has no preview'],
    ] as const)
      expect([args, await site.run('preview', ...args)]).toEqual([args, expect.stringContaining(answer)]);
    expect(await site.store()).toEqual(before);
  });
});

describe('what is stable in staging', () => {
  it('comes to production with the same bytes, and is judged by what is there', async () => {
    const { site, version } = await withStaging();
    const moved = ['promote', 'mf-x', '--from', 'staging', '--to', 'production'];
    expect(await site.run(...moved)).toContain('1 There is no shell in production');
    await site.run('promote', 'shell', '--from', 'staging', '--to', 'production');
    const unknown = ['promote', 'mf-y', '--from', 'staging', '--to', 'production'];
    expect(await site.run(...unknown)).toBe('1 staging has no release of mf-y; it has mf-x, shell.');
    expect(await site.run(...moved, '--canary', '10')).toMatch(/^2 production never had mf-x: .* without --canary/);
    expect(await site.run(...moved)).toBe(`0 mf-x ${version} is stable in production, with the very bytes of staging.`);
    const [staging, production] = await Promise.all(['staging', 'production'].map((name) => registryIn(site, name)));
    expect(production?.modules['mf-x']?.releases).toEqual(staging?.modules['mf-x']?.releases);
    const fileIn = (name: string) => readFile(join(site.repository, name, 'mf-x', version, 'entry.js.br'));
    expect(await fileIn('production')).toEqual(await fileIn('staging'));
    expect(await site.run(...moved)).toContain('is stable in production already');
    expect(await site.run('history', 'mf-x', '--store', 'production')).toContain('As it is stable in staging.');
  });

  it('takes what is there back, when staging went back: what came after is withdrawn', async () => {
    const { site, version: first } = await withStaging();
    const there = ['--from', 'staging', '--to', 'production'];
    for (const name of ['shell', 'mf-x']) await site.run('promote', name, ...there);
    const second = await site.build('mf-x', 'second');
    await site.run('release', 'mf-x', '--store', 'staging');
    await site.run('promote', 'mf-x', ...there);
    await site.run('rollback', 'mf-x', '--store', 'staging');
    expect(await site.run('promote', 'mf-x', ...there, '--because', 'It lost reviews.')).toMatch(
      new RegExp(`production goes back with it, from ${second}\\. What came after ${first} is withdrawn there`),
    );
    const known = (await registryIn(site, 'production')).modules['mf-x'];
    expect([known?.stable, known?.rolledBack]).toEqual([first, [second]]);
    expect(known?.history?.at(-1)).toMatchObject({ event: 'rolled-back', reason: 'It lost reviews.' });
  });

  it('goes to a share of the people there first, visitors included, when asked', async () => {
    const { site } = await withStaging();
    const there = ['--from', 'staging', '--to', 'production'];
    for (const name of ['shell', 'mf-x']) await site.run('promote', name, ...there);
    const next = await site.build('mf-x', 'second');
    await site.run('release', 'mf-x', '--store', 'staging');
    expect(await site.run('promote', 'mf-x', ...there, '--canary', '10', '--visitors')).toContain('canary of 10 %');
    expect((await registryIn(site, 'production')).modules['mf-x']?.canary).toEqual({
      version: next,
      percent: 10,
      visitors: true,
    });
    expect(await site.run('status', '--store', 'production')).toContain(
      `canary ${next} for 10 % of accounts and visitors`,
    );
    expect(await site.run('release', 'mf-x', '--visitors')).toContain('2 --visitors goes with --canary');
  });

  it('is not taken when a byte of it is another, nor from where it is to go', async () => {
    const { site, version } = await withStaging();
    const there = ['--from', 'staging', '--to', 'production'];
    await site.run('promote', 'shell', ...there);
    await writeFile(join(site.repository, 'staging/mf-x', version, 'entry.js'), 'let evil');
    expect(await site.run('promote', 'mf-x', ...there)).toContain('is not what was released');
    expect((await registryIn(site, 'production')).modules['mf-x']).toBeUndefined();
    expect(await site.run('promote', 'mf-x', '--from', 'staging')).toContain('2 --from and --to take two');
  });
});

/** A site with a shell and one module, worked on by Eva. */
async function withModule(): Promise<CommandSite> {
  const site = await aSite();
  site.env.GITHUB_ACTOR = 'eva';
  await site.run('release', 'shell');
  await site.build('mf-x', 'first');
  await site.run('release', 'mf-x');
  return site;
}

/** Two environments, of which only staging has anything. */
async function withStaging() {
  const site = await aSite();
  for (const name of ['staging', 'production'])
    site.env[`RELEASES_URL_${name.toUpperCase()}`] = join(site.repository, name);
  await site.run('release', 'shell', '--store', 'staging');
  const version = await site.build('mf-x', 'first');
  await site.run('release', 'mf-x', '--store', 'staging');
  return { site, version };
}

async function registryIn(site: CommandSite, name: string): ReturnType<CommandSite['registry']> {
  return JSON.parse(await readFile(join(site.repository, name, 'registry.json'), 'utf8'));
}
