import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

interface Source {
  file: string;
  text: string;
}

describe('folders of the server', () => {
  it('never import each other in a circle', () => {
    const files = globSync('server/src/**/*.ts', { cwd: repository, exclude: ['**/*.test.ts'] });
    const sources = files.map((file) => ({ file, text: readFileSync(join(repository, file), 'utf8') }));
    expect(sources.length).toBeGreaterThan(500);
    expect(circlesIn(sources)).toEqual([]);
  });

  it('are found in a circle when no two of their files are, also by types and on the way over a third', () => {
    const sources = [
      { file: 'area/wishes/list.ts', text: "import { plan } from '../plans/plan.ts';" },
      { file: 'area/plans/plan.ts', text: 'export const plan = 1;' },
      { file: 'area/plans/price.ts', text: "export type { Due } from '../bills/due.ts';" },
      { file: 'area/bills/due.ts', text: 'export type Due = Date;' },
      { file: 'area/bills/pay.ts', text: "const { wish } = await import('../wishes/wish.ts');" },
    ];
    expect(circlesIn(sources)).toEqual([
      'area: wishes > plans > bills > wishes',
      'area: plans > bills > wishes > plans',
      'area: bills > wishes > plans > bills',
    ]);
    expect(circlesIn(sources.slice(0, 4))).toEqual([]);
  });
});

function circlesIn(sources: readonly Source[]): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const [, target = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const [from, to] = siblings(file, join(dirname(file), target));
      if (from && to && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  return [...arrows.keys()].flatMap((start) => wayBack(start, start, arrows, new Set()) ?? []);
}

/** The two folders beside each other in which two files stand; undefined where one stands right beside the other's folder. */
function siblings(one: string, other: string): readonly (string | undefined)[] {
  const [a, b] = [one.split('/'), other.split('/')];
  const parted = a.findIndex((part, depth) => part !== b[depth]);
  const folder = (path: string[]) => (path.length > parted + 1 ? path.slice(0, parted + 1).join('/') : undefined);
  return parted < 0 ? [] : [folder(a), folder(b)];
}

function wayBack(at: string, start: string, arrows: Map<string, Set<string>>, seen: Set<string>): string | undefined {
  for (const next of arrows.get(at) ?? []) {
    if (next === start) return `${dirname(start)}: ${named(at)} > ${named(start)}`;
    if (seen.has(next)) continue;
    const rest = wayBack(next, start, arrows, seen.add(next));
    if (rest) return rest.replace(': ', `: ${named(at)} > `);
  }
  return undefined;
}

function named(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}
