import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parse } from '@swc/core';
import type { Imports } from '../verify/affected.ts';
import { isApart, isSource, isTest } from '../verify/test-ratio.ts';
import { circlesIn } from './circles.ts';

/** What a tree of sources is like to enter. Production is what the ratio of tests to code counts as code. */
export interface HouseFigures {
  /** Files of production, and their lines: all, the middle one, nine of ten at most, and the longest. */
  files: number;
  lines: number;
  median: number;
  p90: number;
  longest: number;
  /** Files of tests, those of the browser among them. */
  tests: number;
  /** Groups of files that import each other in a circle, types included. */
  circles: number;
  /** `as`, `<T>` and `!`, where the compiler is told what it does not see; `as const` tells it nothing new. */
  casts: number;
  /** Of those, in production. */
  productionCasts: number;
}

/**
 * @param folder a checkout, installed or not
 * @param imports which of its files import which
 */
export async function houseFigures(folder: string, imports: Imports): Promise<HouseFigures> {
  const all = (await readdir(folder, { recursive: true })).map((file) => file.split(sep).join('/'));
  const files = all.filter((file) => isSource(file) && !isApart(withinPackage(file)));
  const lengths: number[] = [];
  let [casts, productionCasts] = [0, 0];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    const found = castsIn(await parse(text, { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true }));
    casts += found;
    if (file.startsWith('e2e/') || isTest(withinPackage(file))) continue;
    productionCasts += found;
    lengths.push(text.trimEnd().split('\n').length);
  }
  lengths.sort((one, other) => one - other);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  return {
    files: lengths.length,
    lines: lengths.reduce((sum, length) => sum + length, 0),
    median: at(0.5),
    p90: at(0.9),
    longest: at(1),
    tests: files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).length,
    circles: circlesIn(imports),
    casts,
    productionCasts,
  };
}

/** `server/src/app.ts` and `shared/ui/src/app.ts` as `src/app.ts`. */
function withinPackage(file: string): string {
  return file.replace(/^(?:shared\/)?[^/]+\//, '');
}

const castTypes = new Set(['TsAsExpression', 'TsTypeAssertion', 'TsNonNullExpression']);

/** Of a syntax tree, node by node. */
function castsIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'type' in node && typeof node.type === 'string' && castTypes.has(node.type) ? 1 : 0;
  return Object.values(node).reduce((sum: number, part) => sum + castsIn(part), own);
}
