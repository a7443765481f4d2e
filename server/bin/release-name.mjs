// Lets anybody take a public name again: `node server/bin/release-name.mjs <name>`, the part of /u/<name> behind the last slash. A
// member who uses it is found under no name until they choose another one. Exit code 0: done, or it was free; 2: wrong use, or the
// database could not be opened.
// It needs the variables of the server. An embedded database belongs to one process: stop the server first.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { publicName } = await import('@rezenso/contract/public-page');
  const { releaseName } = await import('../src/areas/showcase/index.ts');
  const { openCore } = await import('../src/open-core.ts');

  const [given, ...more] = process.argv.slice(2);
  const name = publicName.safeParse(given ?? '').data;
  if (!name || more.length > 0) {
    console.error('node server/bin/release-name.mjs <name>');
    process.exit(2);
  }

  const core = await openCore(process.env).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
  try {
    console.log(`${name}: ${(await releaseName(core, name)) ? 'released' : 'was free'}`);
  } finally {
    await core.jobs.stop();
    await core.database.close();
  }
});
