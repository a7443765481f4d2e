import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import type { AdminModule, ModuleAuditEntry, ModuleDeed } from '@rezenso/contract/admin';
import type { RegistryView } from '@rezenso/contract/releases';
import { type Registry, withRolledBack } from '@rezenso/releases/registry';
import { newKeys, sealKeys } from '@rezenso/releases/seal';
import { folderStore } from '@rezenso/releases/store';
import { aRelease } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { createStoredModules, theRegistry } from '../../../../testing/factories/stored-modules.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-control-'));
const test = await startTestApp({ env: { DATA_DIR: dataDir } });
const { publish, stored } = createStoredModules(dataDir);
const reason = 'Verliert Reviews';

beforeEach(() => publish({ canary: { version: '3.0.0', percent: 10 } }));

describe('a super_admin', () => {
  it('pauses a module for everybody and gives it back, which history and log keep', async () => {
    const { admin, change } = await aSuperAdmin();
    const paused = (await change({ action: 'pause' })).json<AdminModule>();
    expect(paused).toMatchObject({ served: null, paused: { by: 'Ada Kern', reason } });
    expect((await view())['mf-x']).toMatchObject({ releases: [], closed: { kind: 'paused' } });
    expect((await change({ action: 'resume' })).json()).toMatchObject({ served: '2.0.0', paused: null });
    expect((await view())['mf-x']?.releases).not.toEqual([]);
    const entry = { actor: { name: 'Ada Kern' }, module: 'mf-x', title: 'Bereich X', from: null, to: null, reason };
    expect(await logged(admin)).toMatchObject([
      { ...entry, action: 'module.resumed' },
      { ...entry, action: 'module.paused' },
    ]);
    const history = (await stored()).history?.map(({ event, by, via }) => [event, by, via]);
    expect(history).toEqual([
      ['paused', 'Ada Kern', 'admin'],
      ['resumed', 'Ada Kern', 'admin'],
    ]);
  });

  it('retires a module and brings it back', async () => {
    const { admin, change } = await aSuperAdmin();
    const retired = (await change({ action: 'retire' })).json<AdminModule>();
    expect(retired).toMatchObject({ served: null, canary: null, retired: { by: 'Ada Kern', reason } });
    expect((await view())['mf-x']?.closed?.kind).toBe('retired');
    expect((await change({ action: 'resume' })).json()).toMatchObject({ served: '2.0.0', retired: null });
    expect((await logged(admin)).map(({ action }) => action)).toEqual(['module.resumed', 'module.retired']);
  });

  it('promotes the canary, and takes people back to a release that is live', async () => {
    const { admin, change } = await aSuperAdmin();
    expect((await change({ action: 'promote', version: '3.0.0' })).json()).toMatchObject({
      stable: '3.0.0',
      canary: null,
    });
    const back = (await change({ action: 'rollback', version: '1.0.0' })).json<AdminModule>();
    expect(back).toMatchObject({ stable: '1.0.0', history: [{ event: 'rolled-back', before: '3.0.0', reason }, {}] });
    expect((await stored()).rolledBack).toEqual(['2.0.0', '3.0.0']);
    expect((await logged(admin)).map(({ action, from, to }) => [action, from, to])).toEqual([
      ['module.rolled_back', '3.0.0', '1.0.0'],
      ['module.promoted', '2.0.0', '3.0.0'],
    ]);
  });

  it('pauses a module whatever the parts of others say, and sees the page all the same', async () => {
    const preview = { at: '2026-03-01T12:00:00.000Z', by: 'Eva', name: 'p', tag: 'x', until: '9999-01-01' };
    const release = aRelease('0.9.0', 'let a');
    const files = release.files.map((file) => ({ ...file, bytes: -1e9 }));
    const kept = aRelease('2.0.0', 'let a');
    const previews = [{ ...preview, release: aRelease('9.0.0', 'let a') }];
    const other = { releases: [{ ...release, files }, kept], stable: '2.0.0', canary: null, history: [null], previews };
    await publish({});
    const file = `${dataDir}/releases/registry.json`;
    const { modules, ...rest } = JSON.parse(await readFile(file, 'utf8')) as Registry;
    await writeFile(file, JSON.stringify({ ...rest, modules: { ...modules, 'mf-y': other } }));
    const { admin, change } = await aSuperAdmin();
    expect((await change({ action: 'pause' })).json()).toMatchObject({ served: null });
    const listed = await admin.get('/api/admin/modules');
    expect([listed.statusCode, listed.json().modules.length]).toEqual([200, 4]);
  });

  it('ends a canary', async () => {
    const { admin, change } = await aSuperAdmin();
    expect((await change({ action: 'rollback' })).json()).toMatchObject({ stable: '2.0.0', canary: null });
    expect(await logged(admin)).toMatchObject([{ action: 'module.canary_ended', from: '3.0.0', to: null }]);
  });

  it('changes nothing for who decided by what has changed since, and says what everybody has by now', async () => {
    const { change } = await aSuperAdmin();
    const seen = { stable: '2.0.0', canary: '3.0.0' };
    expect((await change({ action: 'rollback', version: '1.0.0', seen })).json()).toMatchObject({ stable: '1.0.0' });
    const before = await stored();
    for (const body of [
      { action: 'promote', version: '3.0.0' },
      { action: 'rollback', version: '2.0.0' },
      { action: 'rollback' },
    ] as const) {
      const late = await change({ ...body, seen });
      expect([late.statusCode, late.json().details]).toMatchObject([409, { why: 'moved', stable: '1.0.0' }]);
    }
    expect(await stored()).toEqual(before);
    expect(
      (await change({ action: 'rollback', version: '2.0.0', seen: { stable: '1.0.0', canary: null } })).json(),
    ).toMatchObject({
      stable: '2.0.0',
    });
  });

  it('ends no other canary than the one that was seen', async () => {
    const { change } = await aSuperAdmin();
    const late = await change({ action: 'rollback', seen: { stable: '2.0.0', canary: '2.5.0' } });
    expect(late.json().details).toMatchObject({ why: 'moved' });
    expect((await change({ action: 'rollback', seen: { stable: '2.0.0', canary: '3.0.0' } })).statusCode).toBe(200);
  });

  for (const [what, body, details] of [
    ['promote what is no canary any more', { action: 'promote', version: '2.0.0' }, 'canary-gone'],
    ['go back to a release that was cleared up', { action: 'rollback', version: '9.0.0' }, 'release-gone'],
    ['resume what is not paused', { action: 'resume' }, 'running'],
    ['go back to a release that the shell does not satisfy', { action: 'rollback', version: '1.0.0' }, 'platform'],
  ] as const)
    it(`cannot ${what}: the answer says why, and nothing changes`, async () => {
      if (what.includes('satisfy')) await publish({}, '^2.0.0');
      const { change } = await aSuperAdmin();
      const before = await stored();
      const answer = await change(body);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'MODULE_NOT_CHANGED']);
      expect(answer.json().details).toEqual({ why: details, by: null, at: null, modules: [] });
      expect(await stored()).toEqual(before);
      expect(await test.db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
    });

  for (const [what, closed, action] of [
    ['pause what somebody else paused meanwhile', 'paused', 'pause'],
    ['pause what somebody else retired meanwhile', 'retired', 'pause'],
    ['retire what somebody else retired meanwhile', 'retired', 'retire'],
  ] as const)
    it(`cannot ${what}: the answer says who did it and when`, async () => {
      const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Eva', reason: null };
      await publish({ [closed]: deed });
      const { change } = await aSuperAdmin();
      const { details } = (await change({ action })).json();
      expect(details).toEqual({ why: closed, by: 'Eva', at: deed.at, modules: [] });
    });

  it('cannot give everybody a release that does not understand this server', async () => {
    const releases = ['1.0.0', '2.0.0', '3.0.0'].map((version) => ({
      ...aRelease(version, 'let a'),
      ...(version !== '2.0.0' && { contractRange: '^99.0.0' }),
    }));
    await publish({ releases, canary: { version: '3.0.0', percent: 10 } });
    const { change } = await aSuperAdmin();
    const before = await stored();
    for (const body of [
      { action: 'promote', version: '3.0.0' },
      { action: 'rollback', version: '1.0.0' },
    ] as const) {
      const answer = await change(body);
      expect([answer.statusCode, answer.json().details?.why]).toEqual([409, 'unfit']);
    }
    expect(await stored()).toEqual(before);
  });

  it('cannot end a canary that has ended', async () => {
    await publish({ canary: null });
    const { change } = await aSuperAdmin();
    expect((await change({ action: 'rollback' })).json().details).toMatchObject({ why: 'canary-gone' });
  });

  it('pauses once when two admins do so at the same time, and tells the other one who was faster', async () => {
    const [one, other] = [await aSuperAdmin(), await aSuperAdmin()];
    const answers = await Promise.all([one, other].map(({ change }) => change({ action: 'pause' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().details).toMatchObject({ why: 'paused', by: (await stored()).paused?.by });
    expect((await stored()).history?.filter(({ event }) => event === 'paused')).toHaveLength(1);
    expect(await logged(one.admin)).toHaveLength(1);
  });

  it('cannot pause the shell, nor a module that there is not', async () => {
    const { change } = await aSuperAdmin();
    for (const [name, code] of [
      ['shell', 'MODULE_NOT_CHANGED'],
      ['toString', 'MODULE_NOT_FOUND'],
      ['mf-gone', 'MODULE_NOT_FOUND'],
    ])
      expect([name, (await change({ action: 'pause' }, name)).json().code]).toEqual([name, code]);
  });

  for (const [what, path, need] of [
    ['sign-in', '/magic-link', 'sign-in'],
    ['page that would give it back', '/admin', 'administration'],
  ] as const)
    it(`cannot take the ${what} away, whatever its module is called; every admin knows it before`, async () => {
      await publish({}, '^1.0.0', path);
      const { admin, change } = await aSuperAdmin();
      const { modules } = (await admin.get('/api/admin/modules')).json<{ modules: AdminModule[] }>();
      expect(modules.flatMap(({ name, neededFor }) => neededFor.map((one) => [name, one]))).toEqual([['mf-x', need]]);
      for (const action of ['pause', 'retire']) {
        const answer = await change({ action });
        expect(answer.json()).toMatchObject({ code: 'MODULE_NEEDED' });
      }
      expect([(await stored()).paused, await logged(admin)]).toEqual([undefined, []]);
      expect((await change({ action: 'rollback', version: '1.0.0' })).json()).toMatchObject({ stable: '1.0.0' });
    });

  it('must say why, and which release', async () => {
    const { admin } = await aSuperAdmin();
    for (const body of [{}, { action: 'sell', version: null, reason }, { action: 'pause', version: null, reason: ' ' }])
      expect((await admin.patch('/api/admin/modules/mf-x', body)).json().code).toBe('VALIDATION_FAILED');
  });

  it('does not give a canary to everybody that this site took back', async () => {
    const figures = JSON.stringify({});
    const back = { module: 'mf-x', version: '3.0.0', reason: 'It failed.', figures, returned_at: test.clock.now() };
    await test.db.insertInto('canary_returns').values(back).execute();
    const { change } = await aSuperAdmin();
    const answer = await change({ action: 'promote', version: '3.0.0' });
    expect(answer.json()).toMatchObject({ code: 'MODULE_NOT_CHANGED', details: { why: 'canary-returned' } });
  });
});

describe('where releases are signed', () => {
  it('a server without a key changes nothing and says so; one with a key signs', async () => {
    const { signing, verifying } = newKeys();
    const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-signed-'));
    const keys = sealKeys({ RELEASES_SIGNING_KEY: signing });
    await folderStore(path.join(folder, 'releases'), keys).changeRegistry(() => theRegistry({}));
    const env = { DATA_DIR: folder, RELEASES_PUBLIC_KEY: verifying };
    const [keyless, keyed] = [
      await startTestApp({ env }),
      await startTestApp({ env: { ...env, RELEASES_SIGNING_KEY: signing } }),
    ];
    const body = { action: 'pause', version: null, reason };
    const without = await anAdmin(keyless, 'super_admin');
    expect((await without.get('/api/admin/modules')).json()).toMatchObject({ canChange: false });
    expect((await without.patch('/api/admin/modules/mf-x', body)).json().code).toBe('RELEASES_NEED_KEY');
    const answer = await (await anAdmin(keyed, 'super_admin')).patch('/api/admin/modules/mf-x', body);
    expect(answer.json()).toMatchObject({ paused: { reason } });
    const seen = (await keyless.visitor.get('/registry.json')).json<RegistryView>();
    expect(seen['mf-x']?.closed?.kind).toBe('paused');
  });
});

it('what commands and admins did is one history, in the order in which it was done', async () => {
  const { admin, change } = await aSuperAdmin();
  const command = folderStore(path.join(dataDir, 'releases'), undefined, {
    author: () => ({ by: 'Eva', via: 'command' as const }),
    now: test.clock.now,
  });
  await change({ action: 'rollback' });
  test.clock.advance({ minutes: 1 });
  await command.changeRegistry((registry) => withRolledBack(registry, 'mf-x', '1.0.0'), { reason: 'Zu langsam' });
  test.clock.advance({ minutes: 1 });
  await change({ action: 'pause' });
  const { modules } = (await admin.get('/api/admin/modules')).json<{ modules: AdminModule[] }>();
  const history = modules.find(({ name }) => name === 'mf-x')?.history;
  expect(history?.map(({ event, by, via }) => [event, by, via])).toEqual([
    ['paused', 'Ada Kern', 'admin'],
    ['rolled-back', 'Eva', 'command'],
    ['canary-ended', 'Ada Kern', 'admin'],
  ]);
});

it('pages that were released before the log was one read the same from their own call', async () => {
  const { admin, change } = await aSuperAdmin();
  await change({ action: 'rollback', version: '1.0.0' });
  await change({ action: 'pause' });
  const { deeds } = (await admin.get('/api/admin/audit-log/modules')).json<{ deeds: ModuleDeed[] }>();
  expect(deeds).toMatchObject([
    { actor: { name: 'Ada Kern' }, module: 'mf-x', action: 'pause', version: null, reason },
    { actor: { name: 'Ada Kern' }, module: 'mf-x', action: 'rollback', version: '1.0.0', reason },
  ]);
});

async function aSuperAdmin() {
  const admin = await anAdmin(test, 'super_admin');
  const change = (
    body: { action: string; version?: string; seen?: { stable: string; canary: string | null } },
    name = 'mf-x',
  ) => admin.patch(`/api/admin/modules/${name}`, { version: null, reason, ...body });
  return { admin, change };
}

async function logged(admin: Awaited<ReturnType<typeof anAdmin>>): Promise<ModuleAuditEntry[]> {
  return (await admin.get('/api/admin/audit-log')).json<{ modules: ModuleAuditEntry[] }>().modules;
}

async function view(): Promise<RegistryView> {
  return (await test.visitor.get('/registry.json')).json<RegistryView>();
}
