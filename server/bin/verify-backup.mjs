// Restores the newest backup of a folder into a throwaway database and says whether one could rely on it:
// `node server/bin/verify-backup.mjs <folder or file> [--into postgres://…] [--figures <file>.prom]`.
// Without --into the database is an embedded one in a temporary folder and goes with it; the one of --into has to be empty, and keeps what was restored.
// With --figures it tells Prometheus, through node_exporter's textfile collector. The site may be running.
// Exit code 0: sound; 1: not, or there is no backup; 2: wrong use, or it could not be looked at. It needs the variables of the server.
import { parseArgs } from 'node:util';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { verifyNewest } = await import('../src/verify-backup/verify-newest.ts');

  const { place, ...options } = readOptions();
  const verdict = await verifyNewest(process.env, place, options).catch((error) => {
    console.error(error.code === 'ENOENT' ? `There is no ${place}` : error.message);
    process.exit(2);
  });
  const { file, madeAt, count, sound, faults } = verdict;
  if (file) console.log(`${file}, made ${madeAt?.toISOString() ?? 'nobody knows when'}, the newest of ${count}`);
  for (const line of sound) console.log(`  ${line}`);
  for (const line of faults) console.error(`  FAULT: ${line}`);
  if (faults.length > 0)
    console.error(
      `UNSOUND: do not rely on the newest backup (${faults.length} ${faults.length === 1 ? 'fault' : 'faults'})`,
    );
  else console.log('SOUND: the newest backup can be restored');
  process.exitCode = faults.length > 0 ? 1 : 0;
});

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { into: { type: 'string' }, figures: { type: 'string' } },
      allowPositionals: true,
    });
    const [place, ...more] = positionals;
    if (!place || more.length > 0) throw new Error('One folder or file is needed');
    if (values.into !== undefined && !/^postgres(ql)?:\/\//.test(values.into))
      throw new Error('--into must start with postgres://');
    if (values.figures !== undefined && !values.figures.endsWith('.prom'))
      throw new Error('The name of the file for --figures ends with .prom');
    return { place, ...values };
  } catch (error) {
    console.error(
      `${error.message}\nnode server/bin/verify-backup.mjs <folder or file> [--into postgres://…] [--figures <file>.prom]`,
    );
    process.exit(2);
  }
}
