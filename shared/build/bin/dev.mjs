#!/usr/bin/env node
// `npm run dev -w mf-reviews`: the site with this one module compiled as it is edited, the rest as it was built. It has a
// data folder and a store of its own, so that it runs beside `npm start` and releases nothing there.
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

await underPinnedNode(import.meta.url, async () => {
  const [name = ''] = process.argv.slice(2);
  process.chdir(repository);
  const { ownEnvironment, releaseToOwnStore } = await import('../src/dev/own-site.ts');
  const { serveInDevelopment } = await import('../src/dev/dev-server.ts');
  const env = await ownEnvironment(repository, name, process.env);
  await releaseToOwnStore(repository, env, console.log);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  await serveInDevelopment({ repository, moduleName: name, port: Number(env.PORT), env });
});
