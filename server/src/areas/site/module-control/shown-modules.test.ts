import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import type { AdminModule } from '@rezenso/contract/admin';
import { aRelease } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { createStoredModules } from '../../../../testing/factories/stored-modules.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-control-'));
const test = await startTestApp({ env: { DATA_DIR: dataDir } });
const { publish } = createStoredModules(dataDir);
/** Of a release that nobody met. */
const figures = { members: 0, affected: 0, networks: 3, loads: 0, measured: 0, measuredNetworks: 0, loadMs: 0 };

beforeEach(() => publish({ canary: { version: '3.0.0', percent: 10 } }));

describe('the modules as admins see them', () => {
  it('name what people get, every release with its figures, and what happened', async () => {
    const member = await test.signIn({ profile_completed_at: new Date(test.clock.now().getTime() - 8 * 86_400_000) });
    const loads = [{ module: 'mf-x', version: '2.0.0', count: 4, totalMs: 1000 }];
    await member.post('/api/module-loads', { loads });
    const { modules, canChange } = (await (await anAdmin(test, 'analytics_manager')).get('/api/admin/modules')).json();
    expect([canChange, modules.map(({ name }: AdminModule) => name)]).toEqual([true, ['shell', 'mf-admin', 'mf-x']]);
    const [, , known] = modules;
    expect(known).toMatchObject({ owner: 'Team X', stable: '2.0.0', served: '2.0.0', canary: { percent: 10 } });
    const figures = known.releases.map(({ version, role, health }: AdminModule['releases'][number]) => [
      version,
      role,
      health,
    ]);
    const unseen = { members: 0, affected: 0, loads: 0, loadMs: null };
    expect(figures).toEqual([
      ['3.0.0', 'canary', unseen],
      ['2.0.0', 'stable', { members: 1, affected: 0, loads: 4, loadMs: 250 }],
      ['1.0.0', 'kept', unseen],
    ]);
  });
});

describe('what is not as usual with a module', () => {
  const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Eva', reason: 'Wird nicht gebraucht' };

  it('is named: who retired it, and why its canary is followed no more', async () => {
    await publish({ canary: { version: '3.0.0', percent: 10, visitors: true }, retired: deed });
    const sound = { ...figures, members: 9, loadMs: 300 };
    const failed = { ...figures, members: 4, affected: 3, loadMs: 1200.4 };
    const back = {
      module: 'mf-x',
      version: '3.0.0',
      reason: 'It failed.',
      figures: JSON.stringify({ canary: failed, stable: sound }),
      returned_at: test.clock.now(),
    };
    await test.db
      .insertInto('canary_returns')
      .values([back, { ...back, version: '2.0.0', reason: 'older' }])
      .execute();
    const known = await shown();
    expect(known.canary).toEqual({
      version: '3.0.0',
      percent: 10,
      hasVisitors: true,
      returned: 'It failed.',
      cause: {
        kind: 'failing',
        canary: { members: 4, affected: 3, loadMs: 1200 },
        stable: { members: 9, affected: 0, loadMs: 300 },
      },
    });
    expect(known.retired).toEqual(deed);
  });

  it('is shown as long as it lasts: a preview', async () => {
    const until = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000).toISOString();
    const preview = { ...deed, at: until(-2), release: aRelease('9.0.0', 'let a'), tag: 'x' };
    await publish({
      previews: [
        { ...preview, name: 'alive', until: until(1) },
        { ...preview, name: 'over', until: until(-1) },
      ],
    });
    expect((await shown()).previews).toEqual([{ name: 'alive', version: '9.0.0', by: 'Eva', until: until(1) }]);
  });

  it('is a release whose moment is none: it is the oldest there is, and the page goes on', async () => {
    const releases = [{ ...aRelease('1.0.0', 'let a'), publishedAt: 'one day' }];
    await publish({ releases, stable: '1.0.0', canary: null });
    expect((await shown()).releases).toMatchObject([{ version: '1.0.0', publishedAt: '1970-01-01T00:00:00.000Z' }]);
  });

  it('is a release that nobody looked at in full: what was left out, and why', async () => {
    const checks = [
      { name: 'types', seconds: 4, did: 'all' },
      { name: 'tests', skippedBecause: 'CI ran them' },
    ];
    const releases = [aRelease('1.0.0', 'let a'), { ...aRelease('2.0.0', 'let b'), checks }];
    await publish({ releases, stable: '2.0.0', canary: null });
    expect((await shown()).releases.map(({ skipped }) => skipped)).toEqual([
      [{ check: 'tests', because: 'CI ran them' }],
      [],
    ]);
  });

  it('is that people get an older release, or none, because the shell does not satisfy it', async () => {
    await publish({}, '^1.0.0', '/x', ['2.0.0', '3.0.0']);
    expect(await shown()).toMatchObject({ stable: '2.0.0', served: '1.0.0' });
    await publish({}, '^2.0.0', '/x', ['2.0.0', '3.0.0']);
    expect(await shown()).toMatchObject({ stable: '2.0.0', served: null });
  });

  it('is that nobody knows what to call it but by its folder', async () => {
    const { modules } = await allShown();
    expect(modules.map(({ name, title }) => [name, title])).toEqual([
      ['shell', 'shell'],
      ['mf-admin', 'mf-admin'],
      ['mf-x', 'Bereich X'],
    ]);
  });

  async function allShown() {
    const admin = await anAdmin(test, 'analytics_manager');
    return (await admin.get('/api/admin/modules')).json<{ modules: AdminModule[] }>();
  }

  async function shown(): Promise<AdminModule> {
    const known = (await allShown()).modules.find(({ name }) => name === 'mf-x');
    if (!known) throw new Error('The module is missing');
    return known;
  }
});
