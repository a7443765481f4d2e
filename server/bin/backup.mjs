// Writes the whole database to a file: `node server/bin/backup.mjs <file>`. It needs the variables of the server.
// PostgreSQL may go on working meanwhile. An embedded database belongs to one process: stop the server first.
import { backUp } from '../src/backup/backup.ts';
import { withDatabase } from '../src/backup/command.ts';

await withDatabase('backup.mjs', async ({ database }, file) => {
  const rows = await backUp(database, file, new Date());
  console.log(`${rows} rows are in ${file}.`);
});
