import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';
import { runCommand } from './command.ts';

/** Who imports whom, and the rule that refuses it. The house of a test holds nothing but these files. */
const refused: [from: string, to: string, rule: string][] = [
  ['server/src/areas/site/pages/a.ts', 'server/src/areas/auth/sign-in/b.ts', 'area-has-one-door'],
  ['server/src/areas/auth/sign-in/c.test.ts', 'server/src/areas/site/pages/d.ts', 'area-has-one-door'],
  ['server/src/areas/auth/sign-in/e.ts', 'server/src/areas/admin/index.ts', 'area-auth-rests-on-those-below'],
  ['server/src/areas/auth/sign-in/f.ts', 'server/src/seed/g.ts', 'areas-do-not-know-who-starts-and-fills-them'],
  ['shared/build/src/bench/h.ts', 'server/src/areas/site/pages/i.ts', 'areas-are-entered-by-their-doors'],
  ['server/src/time/j.ts', 'server/src/jobs/k.ts', 'ground-floor-1-rests-on-those-below'],
  ['server/src/live/l.ts', 'server/src/jobs/m.ts', 'ground-floor-3-rests-on-those-below'],
  ['server/src/http/n.ts', 'server/src/areas/admin/index.ts', 'the-ground-knows-no-area'],
  ['server/src/mail/o.ts', 'server/testing/p.ts', 'only-tests-use-test-code'],
  ['server/src/mail/q.ts', 'server/bench/r.ts', 'only-tests-use-test-code'],
  ['server/src/mail/s.ts', 'shared/build/src/bench/t.ts', 'the-server-runs-without-the-build'],
  ['mf-auth/src/u.ts', 'server/src/time/v.ts', 'remote-knows-only-shared'],
  ['mf-auth/src/w.ts', 'mf-admin/src/x.ts', 'remote-imports-remote'],
  ['mf-auth/src/y.ts', 'mf-auth/src/testing/z.ts', 'what-ships-uses-no-test-code'],
  ['mf-auth/src/aa.ts', 'shared/platform/src/client/bb.ts', 'packages-are-called-by-name'],
  ['mf-auth/src/cc.ts', 'shared/engines/src/geo/index.ts', 'browsers-know-no-engine-store-or-build'],
  ['shared/contract/src/dd.ts', 'shared/releases/src/store/index.ts', 'browsers-know-no-engine-store-or-build'],
  ['shared/engines/src/geo/ee.ts', 'node_modules/kysely/dist/index.js', 'engines-are-pure'],
  ['shared/engines/src/geo/ff.ts', 'node:net', 'engines-are-pure'],
  ['server/src/llm/gg.ts', 'node_modules/kysely/dist/index.js', 'only-declared-packages'],
];

describe('npm run boundaries', () => {
  it('refuses each import that ARCHITECTURE.md does not allow, also by type', async () => {
    const house = await aHouse();
    const config = join(repository, '.dependency-cruiser.cjs');
    const depcruise = join(repository, 'node_modules/.bin/depcruise');
    const { isOk, output } = await runCommand(
      depcruise,
      ['--config', config, 'shared', 'server', 'mf-auth', 'mf-admin'],
      { folder: house, variables: { NO_COLOR: '1' } },
    );
    expect(isOk).toBe(false);
    for (const [from, to, rule] of refused) expect(output).toContain(`${rule}: ${from} → ${to.replace('node:', '')}`);
  });
});

async function aHouse(): Promise<string> {
  const house = await realpath(await mkdtemp(join(tmpdir(), 'rezenso-boundaries-')));
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), text);
  };
  await put('node_modules/kysely/package.json', '{ "name": "kysely", "version": "1.0.0", "main": "dist/index.js" }');
  for (const folder of ['server', 'mf-auth', 'shared/contract', 'shared/engines'])
    await put(`${folder}/package.json`, '{ "name": "any", "version": "1.0.0" }');
  for (const [, to] of refused) if (!to.startsWith('node:')) await put(to, 'export type A = string;\n');
  for (const [from, to] of refused) {
    const packaged = /^node_modules\/(\w+)/.exec(to)?.[1] ?? (to.startsWith('node:') ? to : undefined);
    const up = '../'.repeat(from.split('/').length - 1);
    await put(from, `import type { A } from '${packaged ?? up + to}';\nexport type B = A;\n`);
  }
  return house;
}
