// Writes the whole database to a file: `node server/bin/backup.mjs <file>`. It needs the variables of the server.
// PostgreSQL may go on working meanwhile. An embedded database belongs to one process: stop the server first.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { backUp } = await import('../src/backup/backup.ts');
  const { withDatabase } = await import('../src/backup/command.ts');

  await withDatabase('backup.mjs', async ({ database }, file) => {
    const rows = await backUp(database, file, new Date());
    console.log(`${rows} rows are in ${file}.`);
  });
});
