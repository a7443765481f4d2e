import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../release/build-module.ts';
import { moduleNames } from '../release/module-folders.ts';
import { load, verdictOf } from './figures.ts';
import { printTable } from './table.ts';

/** Seconds of a warm build. */
const reach = 3;

/** Build time per module, one after the other: with an empty cache, and again with a warm one. */
export async function run(repository: string): Promise<void> {
  await rm(join(repository, '.cache/webpack'), { recursive: true, force: true });
  const rows: string[][] = [];
  for (const name of moduleNames(repository)) {
    const cold = await secondsOf(() => runWebpack(join(repository, name)));
    const warm = await secondsOf(() => runWebpack(join(repository, name)));
    rows.push([name, cold.toFixed(1), warm.toFixed(1), reach.toFixed(1), verdictOf(warm, reach, 1)]);
    console.log(`  ${name}`);
  }
  console.log(`\nBuild of one module, seconds, load ${load().toFixed(1)} at the end\n`);
  printTable(['module', 'cold', 'warm', 'reach', 'verdict'], rows);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
