import type { AdminModule } from '@rezenso/contract/admin';
import { aModule } from '../testing/modules.ts';
import { byUrgency, type ModuleState, moduleStateOf, shownRelease } from './module-state.ts';

const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Ada', reason: null };
const canary = { version: '3.0.0', percent: 10, hasVisitors: false, returned: null, cause: null };

function seenBy(members: number, affected: number): Partial<AdminModule> {
  const { releases } = aModule();
  const health = { members, affected, loads: members, loadMs: 300 };
  return { releases: releases.map((release) => ({ ...release, health })) };
}

const cases: [ModuleState, Partial<AdminModule>][] = [
  ['missing', { served: null }],
  ['failing', seenBy(12, 3)],
  ['paused', { served: null, paused: deed }],
  ['returned', { canary: { ...canary, returned: 'It failed.' } }],
  ['fallback', { served: '1.0.0' }],
  ['canary', { canary }],
  ['running', {}],
  ['retired', { served: null, paused: deed, retired: deed }],
];

it.each(cases)('a module is %s', (state, over) => {
  expect(moduleStateOf(aModule(over))).toBe(state);
});

it.each([
  ['two members', seenBy(4, 2)],
  ['one member in twenty', seenBy(100, 5)],
  ['nobody', seenBy(0, 0)],
])('a release that fails for %s is none that fails', (_, over) => {
  expect(moduleStateOf(aModule(over))).toBe('running');
});

it('what needs somebody comes first, and what is alike stays in its order', () => {
  const modules = [...cases.map(([name, over]) => aModule({ ...over, name })), aModule({ name: 'also running' })];
  const order = [...cases.slice(0, 7).map(([name]) => name), 'also running', 'retired'];
  expect(byUrgency(modules).map(({ name }) => name)).toEqual(order);
  expect(byUrgency([aModule({ name: 'b' }), aModule({ name: 'a' })]).map(({ name }) => name)).toEqual(['b', 'a']);
});

it('shows of a closed module the release that people had, and none that the list does not reach', () => {
  expect(shownRelease(aModule({ served: null }))?.version).toBe('2.0.0');
  expect(shownRelease(aModule({ served: '1.0.0' }))?.version).toBe('1.0.0');
  expect(shownRelease(aModule({ served: '0.1.0' }))).toBeUndefined();
});
