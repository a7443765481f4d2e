// Looks whether the audit log is what was sealed: `node server/bin/verify-audit-log.mjs [<tag of an earlier look>]`. Keep the tag that it
// prints elsewhere, and give it the next time: then it also knows whether the end was cut off.
// Exit code 0: unbroken; 1: an entry was changed, added to the past or taken away, some have waited for a seal for hours, or the key is another one, which it says; 2: wrong use, or the database could not be opened.
// It needs the variables of the server. An embedded database belongs to one process: stop the server first.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { createAuditSeals } = await import('../src/areas/admin/index.ts');
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
    const { seals, entries, unsealed, overdue, lastTag, broken, mayBeOtherKey } =
      await createAuditSeals(core).verify(known);
    console.log(`${entries} entries under ${seals} seals, ${unsealed} not sealed yet`);
    if (lastTag) console.log(`last seal: ${lastTag}`);
    if (broken && mayBeOtherKey) {
      console.log(
        `BROKEN, OR ANOTHER KEY: no seal fits this SECRET_KEY, though every seal has its entries. Was the key changed? Then give the former one
in SECRET_KEY_PREVIOUS, or seal anew with reseal.mjs while you have both. Was it not? Then somebody made the seals or the entries anew.`,
      );
      process.exitCode = 1;
    } else if (broken) {
      const after = broken.after ? `after ${broken.after.toISOString()} ` : '';
      console.log(`BROKEN: the entries ${after}up to ${broken.through.toISOString()} are not what was sealed`);
      process.exitCode = 1;
    } else if (overdue > 0) {
      console.log(
        `OVERDUE: ${overdue} entries have waited for hours; the server did not run, or seals were taken away`,
      );
      process.exitCode = 1;
    } else console.log('unbroken');
  } finally {
    await core.jobs.stop();
    await core.database.close();
  }
});
