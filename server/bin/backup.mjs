// Writes the whole database to a file: `node server/bin/backup.mjs <file> [--force]`. It needs the variables of the server.
// A file that exists is replaced with `--force` only.
// PostgreSQL may go on working meanwhile. An embedded database belongs to one process: stop the server first.
// With BACKUP_KEEP_DAYS it then removes backups of that folder that are older. Which accounts were deleted it notes in deletions.txt beside them.
import path from 'node:path';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { backUp } = await import('../src/backup/backup.ts');
  const { assertWritable } = await import('../src/backup/backup-file.ts');
  const { withDatabase } = await import('../src/backup/command.ts');
  const { noteDeletions } = await import('../src/backup/deletions.ts');
  const { removeBackupsBefore } = await import('../src/backup/old-backups.ts');
  const { listDeletedAccounts } = await import('../src/backup/tables.repository.ts');

  await withDatabase('backup.mjs', {
    switches: ['--force'],
    check: async (file, given) => assertWritable(file, given.includes('--force')),
    async run({ database, env }, file, given) {
      const rows = await backUp(database, file, new Date(), { replaces: given.includes('--force') });
      console.log(`${rows} rows are in ${file}.`);
      const folder = path.dirname(path.resolve(file));
      const before = env.backupKeepDays && new Date(Date.now() - env.backupKeepDays * 86_400_000);
      const removed = before ? await removeBackupsBefore(folder, before) : [];
      if (removed.length > 0) console.log(`Older than ${env.backupKeepDays} days and gone: ${removed.join(', ')}`);
      await noteDeletions(folder, await listDeletedAccounts(database.db), before);
    },
  });
});
