import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

const [, drawn = ''] = /## Inside the server\n[\s\S]*?```\n([\s\S]*?)```/.exec(read('ARCHITECTURE.md')) ?? [];
const [aboveTheGround = '', theGround = ''] = drawn.split(/^ ─.*$/m);
const rules: { forbidden: { name: string; comment?: string }[] } = createRequire(import.meta.url)(
  join(repository, '.dependency-cruiser.cjs'),
);

describe('the server as ARCHITECTURE.md draws it', () => {
  it('has the areas in the order that dependency-cruiser holds', () => {
    const areas = [...aboveTheGround.matchAll(/^ ([a-z]+) {2}/gm)].map(([, name]) => name);
    const held = rules.forbidden.flatMap(({ name }) => /^area-(.+)-rests-on-those-below$/.exec(name)?.[1] ?? []);
    expect(areas).toEqual(held.toReversed());
    expect(areas.toSorted()).toEqual(foldersOf('server/src/areas'));
  });

  it('has all rooms of the ground, floor by floor as dependency-cruiser holds them, and server/README.md says what each is for', () => {
    const floors = theGround.trim().split('\n');
    const held = rules.forbidden.flatMap(({ name, comment }) => (name.startsWith('ground-floor-') ? [comment] : []));
    expect(floors.map((floor) => floor.trim().split(/\s+/).join(' '))).toEqual(held.toReversed());
    const files = ['app-error', 'core', 'open-core', 'watch-core'];
    const rooms = floors.flatMap((floor) => floor.trim().split(/\s+/)).filter((room) => !files.includes(room));
    const aboveThem = ['areas', 'forget-deleted', 'recompute', 'reseal', 'seed', 'verify-backup'];
    expect([...rooms, ...aboveThem].toSorted()).toEqual(foldersOf('server/src'));
    const [, list = ''] = /```\n(config\/[\s\S]*?)```/.exec(read('server/README.md')) ?? [];
    const explained = [...list.matchAll(/(?:^| {2,})([a-z-]+)\/ +/gm)].map(([, name]) => name ?? '');
    expect(explained.toSorted()).toEqual(foldersOf('server/src'));
  });
});

function read(file: string): string {
  return readFileSync(join(repository, file), 'utf8');
}

function foldersOf(folder: string): string[] {
  const entries = readdirSync(join(repository, folder), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}
