// Serves the site on one port: `node server/bin/serve.mjs`, with the variables of README.md. It ends when it is asked to
// (SIGTERM, SIGINT). `npm start` does the same, and releases what changed before.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, () => import('../src/main.ts'));
