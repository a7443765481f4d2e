import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { withPaused, withPreview, withResumed, withRetired } from '../registry/life-changes.ts';
import type { Registry } from '../registry/registry.ts';
import { withoutCanary, withPromoted, withRelease, withRolledBack } from '../registry/registry-changes.ts';
import { noKeys } from '../seal/keys.ts';
import { aRelease } from '../testing/releases.ts';
import { authorOf } from './author.ts';
import { folderStore } from './store.ts';

const deed = { at: '2026-03-02T08:00:00.000Z', by: 'Ole' };
const release = (version: string) => aRelease(version, version);

it('tells every step of a module, who made it, when and why, without anybody having to think of it', async () => {
  const store = await aStore();
  const reason = 'It lost reviews.';
  for (const change of [
    (registry: Registry) => withRelease(registry, 'mf-x', release('1')),
    (registry: Registry) => withRelease(registry, 'mf-x', release('2'), { percent: 10 }),
    (registry: Registry) => withPromoted(registry, 'mf-x', '2'),
    (registry: Registry) => withRelease(registry, 'mf-x', release('3'), { percent: 10 }),
    (registry: Registry) => withoutCanary(registry, 'mf-x'),
    (registry: Registry) => withRolledBack(registry, 'mf-x', '1'),
    (registry: Registry) =>
      withPreview(registry, 'mf-x', { ...deed, name: 'b', release: release('4'), tag: 't', until: deed.at }),
    (registry: Registry) => withPaused(registry, 'mf-x', deed),
    (registry: Registry) => withResumed(registry, 'mf-x'),
  ])
    await store.changeRegistry(change);
  await store.changeRegistry((registry) => withRetired(registry, 'mf-x', deed), { by: 'Ole', reason });
  const { history = [] } = (await store.readRegistry()).modules['mf-x'] ?? {};
  const at = '2026-03-01T12:00:00.000Z';
  expect(history[0]).toEqual({ at, by: 'Eva', event: 'released', version: '1', commit: 'abc' });
  expect(history.at(-1)).toEqual({ at, by: 'Ole', reason, event: 'retired', version: '1' });
  expect(history.map(({ event, version, before }) => [event, version, before].filter(Boolean).join(' '))).toEqual([
    'released 1',
    'canary 2',
    'promoted 2 1',
    'canary 3',
    'canary-ended 3',
    'rolled-back 1 2',
    'previewed 4',
    'paused 1',
    'resumed 1',
    'preview-ended',
    'retired 1',
  ]);
});

it('keeps the newest fifty entries, and adds none when nothing of the module changes', async () => {
  const store = await aStore();
  for (let count = 0; count < 30; count += 1)
    for (const version of ['1', '2'])
      await store.changeRegistry((registry) => withRelease(registry, 'mf-x', release(version)));
  const before = (await store.readRegistry()).modules['mf-x']?.history ?? [];
  expect([before.length, before.at(-1)?.version]).toEqual([50, '2']);
  await store.changeRegistry((registry) => ({ ...registry, sequence: 900 }));
  expect((await store.readRegistry()).modules['mf-x']?.history).toEqual(before);
});

it('knows whom git knows and what is checked out, and does without either', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'rezenso-no-git-'));
  expect(authorOf({ GITHUB_ACTOR: 'eva' }, elsewhere)).toEqual({ by: 'eva' });
  expect(authorOf({}, elsewhere).by).toMatch(/./);
  expect(authorOf({}, import.meta.dirname).commit).toMatch(/^([0-9a-f]{12}\+?)?$|undefined/);
});

async function aStore() {
  const root = await mkdtemp(join(tmpdir(), 'rezenso-history-'));
  const now = () => new Date('2026-03-01T12:00:00Z');
  return folderStore(root, noKeys, { author: () => ({ by: 'Eva', commit: 'abc' }), now });
}
