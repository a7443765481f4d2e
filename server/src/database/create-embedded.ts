import { PGlite } from '@electric-sql/pglite';

// Runs as a process of its own: creating a database takes some 400 MB, and they end with it.
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Where to?');
const pglite = await PGlite.create({ dataDir });
await pglite.close();
