// Sends an email to those who asked for it, as often as they chose:
// `node server/bin/send-newsletter.mjs --type newsletter|marketing --name 2026-12 --file email.md`.
// The name makes a second run harmless. It needs the variables of the server (DATABASE_URL, SECRET_KEY, PUBLIC_ORIGIN) and
// only records the mails; the running server sends them. An embedded database belongs to one process: stop the server first.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { recordForOptedIn } = await import('../src/mail/broadcast.ts');
  const { openCore } = await import('../src/open-core.ts');

  const usage =
    'node server/bin/send-newsletter.mjs --type newsletter|marketing --name <letters, digits, -> --file <email.md>';
  const { values } = parseArgs({
    options: { type: { type: 'string' }, name: { type: 'string' }, file: { type: 'string' } },
  });
  const { type, name, file } = values;
  if ((type !== 'newsletter' && type !== 'marketing') || !name || !/^[\w-]{1,60}$/.test(name) || !file) {
    console.error(usage);
    process.exit(2);
  }

  const core = await openCore(process.env);
  try {
    const count = await recordForOptedIn(core, { type, name, source: await readFile(file, 'utf8') });
    console.log(`Recorded for ${count} members who switched it on.`);
  } finally {
    await core.jobs.stop();
    await core.database.close();
  }
});
