import { it } from 'node:test';
import { aRegistry } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { pauseLines } from './pause-lines.ts';

it('says that people do not get what was shipped, and what gives it back', () => {
  const registry = aRegistry('1.0.0');
  const known = registry.modules['mf-x'];
  if (!known) throw new Error('there is no mf-x');
  const deed = { by: 'eva', at: '2026-03-01T12:00:00.000Z', reason: 'x' };
  const after = (change: object) => pauseLines({ ...registry, modules: { 'mf-x': { ...known, ...change } } }, 'mf-x');
  const givesBack = 'people get it when `npx rezenso resume mf-x` gives it back.';
  expect(after({})).toEqual([]);
  expect(after({ paused: deed })).toEqual([`mf-x is paused, by eva: ${givesBack}`]);
  expect(after({ retired: deed })).toEqual([`mf-x is retired, by eva: ${givesBack}`]);
  expect(pauseLines(registry, 'mf-y')).toEqual([]);
});
