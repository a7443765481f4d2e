// Fills an empty database from a file that backup.mjs wrote, on either engine: `node server/bin/restore.mjs <file>`.
// It needs the variables of the server, which must not be running.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { assertBackup } = await import('../src/backup/backup-file.ts');
  const { withDatabase } = await import('../src/backup/command.ts');
  const { restore } = await import('../src/backup/restore.ts');

  await withDatabase('restore.mjs', {
    check: assertBackup,
    async run({ database, log }, file) {
      const rows = await restore(database, file, log);
      console.log(`${rows} rows are back.`);
    },
  });
});
