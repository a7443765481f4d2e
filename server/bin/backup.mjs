// Writes the whole database to a file: `node server/bin/backup.mjs <file> [--force]`. It needs the variables of the server.
// A file that exists is replaced with `--force` only.
// PostgreSQL may go on working meanwhile. An embedded database belongs to one process: stop the server first.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { backUp } = await import('../src/backup/backup.ts');
  const { assertWritable } = await import('../src/backup/backup-file.ts');
  const { withDatabase } = await import('../src/backup/command.ts');

  await withDatabase('backup.mjs', {
    switches: ['--force'],
    check: async (file, given) => assertWritable(file, given.includes('--force')),
    async run({ database }, file, given) {
      const rows = await backUp(database, file, new Date(), { replaces: given.includes('--force') });
      console.log(`${rows} rows are in ${file}.`);
    },
  });
});
