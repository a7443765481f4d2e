// Computes XP, trust scores and achievements anew from the ledger and the confirmed reviews, and prints what differs from
// what is stored: `node server/bin/recompute.mjs [--fix]`. Exit code 0: all equal, or mended; 1: differences; 2: wrong use, or
// the database could not be opened.
// It needs the variables of the server. An embedded database belongs to one process: stop the server first.
import { parseArgs } from 'node:util';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { openCore } = await import('../src/open-core.ts');
  const { recompute } = await import('../src/recompute/recompute.ts');

  const isFix = readOptions().fix;
  const core = await openCore(process.env).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
  try {
    const differences = await recompute(core, { isFix });
    for (const { member, figure, stored, computed } of differences)
      console.log(`${member}  ${figure.padEnd(11)}  stored ${stored}, computed ${computed}`);
    if (differences.length === 0) console.log('Everything stored is what the ledger says.');
    else console.log(`${differences.length} differences${isFix ? ', mended' : '; --fix stores what was computed'}.`);
    process.exitCode = differences.length > 0 && !isFix ? 1 : 0;
  } finally {
    await core.jobs.stop();
    await core.database.close();
  }
});

function readOptions() {
  try {
    return parseArgs({ options: { fix: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    console.error(`${error.message}\nnode server/bin/recompute.mjs [--fix]`);
    process.exit(2);
  }
}
