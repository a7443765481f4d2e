import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parse } from '@swc/core';
import { circlesIn } from './circles.ts';
import { readSource } from './source.ts';

/** What a tree of sources is like to enter. Production is all that is neither a test nor what stands in for the rest in one. */
export interface HouseFigures {
  /** Files of production, and their lines: all, the middle one, nine of ten at most, and the longest. */
  files: number;
  lines: number;
  median: number;
  p90: number;
  longest: number;
  /** Files of tests. */
  tests: number;
  /** Groups of files that import each other in a circle, types included. */
  circles: number;
  /** `as` and `!` where the compiler is told what it does not see; `as const` tells it nothing new. */
  casts: number;
  /** Of those, in production. */
  productionCasts: number;
}

const isSource = (file: string) => /(?<!\.d)\.(?:ts|tsx|mts)$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)(?:testing|e2e|cluster|site)\//.test(file);
/** Installed, built, kept to be compared with, or data in the shape of code. */
const isApart = (file: string) =>
  /(?:^|\/)(?:node_modules|dist|coverage|surface)\//.test(file) || /(?:^|[/.])(?:seed|generated)[/.]/.test(file);

/** @param folder a checkout, installed or not */
export async function houseFigures(folder: string): Promise<HouseFigures> {
  const all = (await readdir(folder, { recursive: true })).map((file) => file.split(sep).join('/'));
  const files = all.filter((file) => isSource(file) && !isApart(file));
  const imports = new Map<string, readonly string[]>();
  const lengths: number[] = [];
  let [casts, productionCasts] = [0, 0];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    const source = readSource(await parse(text, { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true }));
    imports.set(
      file,
      source.imports.map((name) => join(file, '..', name)),
    );
    casts += source.casts;
    if (isTest(file)) continue;
    productionCasts += source.casts;
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
    tests: files.filter((file) => /\.test\.tsx?$/.test(file)).length,
    circles: circlesIn(imports),
    casts,
    productionCasts,
  };
}
