// Writes the whole database to a file: `node server/bin/backup.mjs <file> [--force]`. It needs the variables of the server.
// Given a folder it names the file by the moment. It signs it with SECRET_KEY: verify-backup.mjs tells whether somebody changed it.
// A file that exists is replaced with `--force` only.
// PostgreSQL may go on working meanwhile. An embedded database belongs to one process: stop the server first.
// With BACKUP_KEEP_DAYS it then removes backups of that folder that are older. Which accounts were deleted it notes in deletions.txt beside them.
import path from 'node:path';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { backUp } = await import('../src/backup/backup.ts');
  const { assertWritable, backupPlace } = await import('../src/backup/backup-file.ts');
  const { loadSecret } = await import('../src/config/secret.ts');
  const { withDatabase } = await import('../src/backup/command.ts');
  const { noteDeletions } = await import('../src/backup/deletions.ts');
  const { removeBackupsBefore, unreadableBackups } = await import('../src/backup/old-backups.ts');
  const { listDeletedAccounts } = await import('../src/backup/tables.repository.ts');

  const now = new Date();
  await withDatabase('backup.mjs', {
    switches: ['--force'],
    check: async (place, given) => assertWritable(backupPlace(place, now), given.includes('--force')),
    async run({ database, env }, place, given) {
      const file = backupPlace(place, now);
      const rows = await backUp(database, file, now, {
        secret: await loadSecret(env),
        replaces: given.includes('--force'),
      });
      console.log(`${rows} rows are in ${file}.`);
      const folder = path.dirname(path.resolve(file));
      const before = env.backupKeepDays && new Date(Date.now() - env.backupKeepDays * 86_400_000);
      const removed = before ? await removeBackupsBefore(folder, before) : [];
      if (removed.length > 0) console.log(`Older than ${env.backupKeepDays} days and gone: ${removed.join(', ')}`);
      for (const name of await unreadableBackups(folder))
        console.error(
          `${name} cannot be read, as after a backup that was cut off: remove it, or it goes with BACKUP_KEEP_DAYS.`,
        );
      await noteDeletions(folder, await listDeletedAccounts(database.db), before);
    },
  });
});
