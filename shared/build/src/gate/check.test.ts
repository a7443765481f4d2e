import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aSite } from '../testing/command-site.ts';
import type { ModuleCheck } from './check.ts';

const passing = (name: string): ModuleCheck => ({ name, run: async () => `all of ${name}` });
const failing = (name: string): ModuleCheck => ({
  name,
  run: async () => {
    throw new Error(`${name} found something`);
  },
});

describe('what `release` looks at', () => {
  it('is kept in the release: each check with what it did, what was skipped with the reason', async () => {
    const site = await shopWith(passing('types'), failing('tests'));
    const said = await site.run('release', 'mf-x', '--skip', 'tests', '--because', 'CI ran them');
    expect(said).toMatch(/^0 .*types +0\.\d s {2}all of types.*|tests +skipped: CI ran them/s);
    const [release] = (await site.registry()).modules['mf-x']?.releases ?? [];
    expect(release?.checks).toEqual([
      { name: 'types', did: 'all of types', seconds: expect.any(Number) },
      { name: 'tests', skippedBecause: 'CI ran them' },
    ]);
    const line = `${release?.version} was released without tests: CI ran them`;
    expect(await site.run('status')).toContain(line);
    expect(await site.run('status', 'mf-x')).toMatch(new RegExp(`${line}.*stable .* without tests`, 's'));
    expect(await site.run('history', 'mf-x')).toContain('\n    Without tests: CI ran them');
    expect(await site.run('status', 'shell')).not.toContain('without');
  });

  it('passed later stays noted as skipped, and whoever releases the same build again reads so', async () => {
    const site = await shopWith(passing('types'), passing('tests'));
    await site.run('release', 'mf-x', '--skip', 'tests', '--because', 'CI ran them');
    const before = await site.store();
    const said = 'was released without tests, and stays noted so; now that passed.';
    expect(await site.run('release', 'mf-x')).toContain(`is stable already: its build is the same. It ${said}`);
    expect(await site.run('release', 'mf-x', '--skip', 'tests', '--because', 'again')).not.toContain(said);
    expect(await site.store()).toEqual(before);
    expect(await site.run('status', 'mf-x')).toContain('was released without tests: CI ran them');
  });

  it('keeps a release back, and all that failed is said at once', async () => {
    const site = await shopWith(failing('types'), passing('lint'), failing('tests'));
    const said = await site.run('release', 'mf-x');
    expect(said).toMatch(/^1 .*types: types found something\n\ntests: tests found something/s);
    expect((await site.registry()).modules['mf-x']).toBeUndefined();
    expect(await site.run('release', 'mf-x', '--check')).toMatch(/^1 .*types found something/s);
  });

  it('is skipped only by name and with a reason', async () => {
    const site = await shopWith(passing('types'));
    const before = await site.store();
    for (const [args, answer] of [
      [['--skip', 'types'], '2 --skip needs --because'],
      [['--skip', 'types', '--because', ' '], '2 --skip needs --because'],
      [['--skip', 'budgets', '--because', 'x'], '2 --skip takes types, with commas between them, not "budgets"'],
      [['--because', 'x'], '2 --skip takes types'],
    ] as const)
      expect(await site.run('release', 'mf-x', ...args)).toContain(answer);
    expect(await site.store()).toEqual(before);
  });
});

async function shopWith(...checks: ModuleCheck[]) {
  const site = await aSite();
  await site.run('release', 'shell');
  await site.build('mf-x', 'first');
  site.checks = checks;
  return site;
}
