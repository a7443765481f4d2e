// Fills an empty database from a file that backup.mjs wrote, on either engine: `node server/bin/restore.mjs <file>`.
// Accounts that were deleted since then are deleted again, by deletions.txt beside the file; forget-deleted.mjs does the same with a newer list.
// It needs the variables of the server, which must not be running.
import path from 'node:path';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { assertBackup } = await import('../src/backup/backup-file.ts');
  const { withDatabase } = await import('../src/backup/command.ts');
  const { listBroughtBack } = await import('../src/backup/deletions.ts');
  const { restore } = await import('../src/backup/restore.ts');

  const { loadSecret } = await import('../src/config/secret.ts');
  const { warningOfKey } = await import('../src/reseal/warning-of-key.ts');

  let list;
  await withDatabase('restore.mjs', {
    check: assertBackup,
    async run({ database, log, env }, file) {
      const rows = await restore(database, file, log);
      console.log(`${rows} rows are back.`);
      const now = () => new Date();
      const warning = await warningOfKey({ database, log, now, secret: await loadSecret(env) });
      if (warning) console.error(warning);
      list = await listBroughtBack(database.db, path.dirname(path.resolve(file)));
    },
  });
  if (!list) return;
  const { forgetDeleted } = await import('../src/forget-deleted/forget-deleted.ts');
  const { again } = await forgetDeleted(process.env, list);
  console.log(`${again} accounts that were deleted since then were deleted again.`);
});
