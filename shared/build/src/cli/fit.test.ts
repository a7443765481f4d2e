import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aSite } from '../testing/command-site.ts';

describe('a shell', () => {
  it('whose platform no release of a module fits is refused, naming each module, and nothing changes', async () => {
    const site = await withModules();
    const before = await site.store();
    await site.platform('2.0.0');
    await site.build('shell', 'second');
    const answer = await site.run('release', 'shell');
    expect(answer).toMatch(/^1 .*would take modules away/s);
    expect(answer).toContain('mf-x would have no release: it needs platform ^1.1.0, and the shell would bring 2.0.0.');
    expect(answer).toContain('mf-y would have no release');
    expect(await site.run('release', 'shell', '--check')).toMatch(/^1 .*mf-x would have no release/s);
    expect((await site.store())[0]).toBe(before[0]);
  });

  it('is released over modules only when every one of them is named', async () => {
    const site = await withModules();
    await site.platform('2.0.0');
    await site.build('shell', 'second');
    const partly = await site.run('release', 'shell', '--without', 'mf-x');
    expect(partly).toMatch(/^1 .*mf-y would have no release/s);
    expect(partly).not.toContain('mf-x would');
    const done = await site.run('release', 'shell', '--without', 'mf-x,mf-y');
    expect(done).toMatch(/^0 .*shell .* is stable, before .*mf-x: people get none any more\./s);
  });

  it('status says what people get, and why when it is not what stable names', async () => {
    const site = await withModules();
    const had = (await site.registry()).modules['mf-x']?.stable;
    await site.needs('mf-x', '^2.0.0');
    const ahead = await site.build('mf-x', 'for two');
    await site.run('release', 'mf-x', '--ahead');
    const why = `${ahead} needs platform ^2.0.0, and the shell in this store brings 1.1.0.`;
    for (const args of [['status'], ['status', 'mf-x']]) {
      const told = await site.run(...args);
      expect(told).toMatch(new RegExp(`mf-x +${had}  \\d`));
      expect(told).toContain(`stable is ${ahead}. ${why}`);
    }
    expect(await site.run('status', 'mf-y')).not.toContain('stable is');
  });

  it('of a new major takes nothing away when the modules were released ahead of it', async () => {
    const site = await withModules();
    await site.platform('2.0.0');
    for (const name of ['mf-x', 'mf-y']) {
      await site.needs(name, '^2.0.0');
      await site.build(name, 'for two');
      expect(await site.run('release', name)).toContain('Release the shell first');
      expect(await site.run('release', name, '--ahead')).toMatch(new RegExp(`^0 .*${name} .* is stable`, 's'));
    }
    await site.build('shell', 'second');
    expect(await site.run('release', 'shell')).toMatch(/^0 .*mf-x: people get \S+ now instead of/s);
    expect(await site.run('rollback', 'shell')).toMatch(/^0 .*mf-y: people get \S+ now instead of/s);
  });

  it('that lends another React than a live module was built against is refused, and so is going back to one', async () => {
    const site = await aSite();
    await site.build('shell', 'first', { lends: { react: '19.3.1' } });
    await site.run('release', 'shell');
    await site.build('mf-x', 'first', { borrows: { react: '^19.0.0' } });
    expect(await site.run('release', 'mf-x')).toMatch(/^0/);
    await site.build('shell', 'second', { lends: { react: '20.0.0' } });
    const refused = await site.run('release', 'shell');
    expect(refused).toMatch(
      /^1 .*mf-x \S+ would not start\. It needs react \^19\.0\.0, and the shell lends 20\.0\.0\./s,
    );
    expect(await site.run('release', 'shell', '--without', 'mf-x')).toMatch(/^0/);
    await site.build('mf-x', 'for twenty', { borrows: { react: '^20.0.0' } });
    expect(await site.run('release', 'mf-x')).toMatch(/^0/);
    expect(await site.run('rollback', 'shell')).toMatch(/^1 .*mf-x \S+ would not start\. It needs react \^20/s);
  });

  it('is not taken back to one that no release of a module fits', async () => {
    const site = await aSite();
    await site.run('release', 'shell');
    await site.platform('1.2.0');
    const newer = await site.build('shell', 'second');
    await site.run('release', 'shell');
    await site.needs('mf-x', '^1.2.0');
    await site.build('mf-x', 'first');
    await site.run('release', 'mf-x');
    const answer = await site.run('rollback', 'shell');
    expect(answer).toMatch(
      /^1 .*mf-x would have no release: it needs platform \^1\.2\.0, and the shell would bring 1/s,
    );
    expect((await site.registry()).modules.shell?.stable).toBe(newer);
    expect(await site.run('rollback', 'shell', '--without', 'mf-x')).toMatch(/^0 shell/);
  });
});

describe('a module', () => {
  it('is not taken back to a release that the shell does not satisfy; the newest that fits is taken', async () => {
    const site = await withModules();
    const fitting = (await site.registry()).modules['mf-x']?.stable ?? '';
    await site.platform('2.0.0');
    await site.needs('mf-x', '^2.0.0');
    const ahead = await site.build('mf-x', 'ahead');
    await site.run('release', 'mf-x', '--ahead');
    await site.needs('mf-x', '^1.1.0');
    const mended = await site.build('mf-x', 'mended');
    await site.run('release', 'mf-x');
    expect(await site.run('rollback', 'mf-x', '--to', ahead)).toContain(`needs platform ^2.0.0, and the shell`);
    expect((await site.registry()).modules['mf-x']?.stable).toBe(mended);
    expect(await site.run('rollback', 'mf-x')).toContain(`0 mf-x ${fitting} is stable again, after ${mended}.`);
  });

  it('is taken back past what was taken back before', async () => {
    const site = await withModules();
    const first = (await site.registry()).modules['mf-x']?.stable;
    await site.build('mf-x', 'second');
    await site.run('release', 'mf-x');
    await site.run('rollback', 'mf-x');
    await site.build('mf-x', 'third');
    await site.run('release', 'mf-x');
    expect(await site.run('rollback', 'mf-x')).toContain(`0 mf-x ${first} is stable again`);
  });

  it('is not promoted from a canary that the shell does not satisfy by now, and holds its address against others', async () => {
    const site = await withModules();
    const stable = (await site.registry()).modules['mf-x']?.stable ?? '';
    await site.platform('1.2.0');
    await site.build('shell', 'second');
    await site.run('release', 'shell');
    await site.needs('mf-x', '^1.2.0');
    const canary = await site.build('mf-x', 'for more');
    expect(await site.run('release', 'mf-x', '--canary', '10')).toMatch(/^0/);
    expect(await site.run('rollback', 'shell')).toMatch(/^0/);
    const before = await site.store();
    expect(await site.run('promote', 'mf-x')).toMatch(new RegExp(`^1 mf-x ${canary} .*needs platform \\^1\\.2\\.0`));
    expect(await site.store()).toEqual(before);
    expect((await site.registry()).modules['mf-x']?.stable).toBe(stable);

    await site.needs('mf-y', '^1.1.0');
    await site.serves('mf-y', '/elsewhere');
    await site.build('mf-y', 'moving');
    await site.run('release', 'mf-y', '--canary', '10');
    await site.serves('mf-x', '/elsewhere');
    await site.needs('mf-x', '^1.1.0');
    await site.build('mf-x', 'was there first');
    // Some people get that canary, and their address means it.
    expect(await site.run('release', 'mf-x')).toMatch(/^1 mf-x .*Its address \/elsewhere belongs to mf-y/s);
    expect(await site.run('promote', 'mf-y')).toMatch(/^0/);
  });

  it('is not taken back to an address that another module serves by now', async () => {
    const site = await withModules();
    const first = (await site.registry()).modules['mf-x']?.stable ?? '';
    await site.serves('mf-x', '/elsewhere');
    await site.build('mf-x', 'moved');
    await site.run('release', 'mf-x');
    await site.serves('mf-y', '/mf-x');
    await site.build('mf-y', 'took over');
    expect(await site.run('release', 'mf-y')).toMatch(/^0/);
    const answer = await site.run('rollback', 'mf-x');
    expect(answer).toBe(`1 mf-x ${first} cannot be stable. Its address /mf-x belongs to mf-y.`);
  });
});

/** A site with a shell and two modules. */
async function withModules() {
  const site = await aSite();
  await site.run('release', 'shell');
  for (const name of ['mf-x', 'mf-y']) {
    await site.build(name, 'first');
    await site.run('release', name);
  }
  return site;
}
