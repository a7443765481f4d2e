// Seals everything anew under SECRET_KEY that lies under a key of before (SECRET_KEY_PREVIOUS), and says when that may go:
// `node server/bin/reseal.mjs`. The site may run meanwhile on PostgreSQL; begun again, it goes on where it stopped.
// Exit code 0: nothing needs a key of before to be opened; 1: something does; 2: the database could not be opened.
// It needs the variables of the server. An embedded database belongs to one process: stop the server first.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { createAuditSeals } = await import('../src/areas/admin/index.ts');
  const { openCore } = await import('../src/open-core.ts');
  const { reseal } = await import('../src/reseal/reseal.ts');

  const core = await openCore(process.env).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
  try {
    const { columns, isDone, tagged } = await reseal(core);
    for (const { table, column, changed, unreadable, left } of columns)
      if (changed > 0 || left > 0)
        console.log(
          `${table}.${column}: ${changed} sealed anew, ${left} left${unreadable > 0 ? `, ${unreadable} of them no key opens` : ''}`,
        );
    const signed = await createAuditSeals(core).signAnew();
    if (signed === undefined)
      console.log('The audit log is BROKEN and keeps its seals: node server/bin/verify-audit-log.mjs');
    else if (signed.changed > 0)
      console.log(`${signed.changed} seals of the audit log signed anew; keep the last one: ${signed.lastTag}`);
    if (isDone && signed) {
      console.log('Nothing needs a key of before to be opened. What it signed and nobody can sign anew goes with it:');
      console.log(
        `  recovery codes of admins from before the change (${tagged.recoveryCodes} are unused in all; new ones are made in the settings)`,
      );
      const until = tagged.until
        ? `${tagged.until.toISOString().slice(0, 10)}, when the last of them is forgotten`
        : 'there are none now';
      console.log(`  what was kept of accounts and names that left: ${until}`);
      console.log('  links to unsubscribe in mails of before, and addresses to answer to');
    } else process.exitCode = 1;
  } finally {
    await core.jobs.stop();
    await core.database.close();
  }
});
