// Looks whether the audit log is what was sealed: `node server/bin/verify-audit-log.mjs [<tag of an earlier look>]`. Keep the tag that it
// prints elsewhere, and give it the next time: then it also knows whether the end was cut off.
// Exit code 0: unbroken; 1: an entry was changed, added to the past or taken away, some have waited for a seal for hours, or the key is another one, or the tag is of before the log was sealed anew with another key, which it says; 2: wrong use, or the database could not be opened.
// It needs the variables of the server. An embedded database belongs to one process: stop the server first.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { createAuditSeals, verdictWords } = await import('../src/areas/admin/index.ts');
  const { openCore } = await import('../src/open-core.ts');

  const [known, ...more] = process.argv.slice(2);
  if (more.length > 0 || (known !== undefined && !/^[\w-]{43}$/.test(known))) {
    console.error('node server/bin/verify-audit-log.mjs [<tag of an earlier look>]');
    process.exit(2);
  }

  const core = await openCore(process.env).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
  try {
    const { lines, isWell } = verdictWords(await createAuditSeals(core).verify(known));
    for (const line of lines) console.log(line);
    if (!isWell) process.exitCode = 1;
  } finally {
    await core.jobs.stop();
    await core.database.close();
  }
});
