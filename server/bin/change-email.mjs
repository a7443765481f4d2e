// Helps a member whose mailbox is lost: `node server/bin/change-email.mjs <old address> <new address>`. Whoever runs the server answers for
// the old mailbox, which is told; the new one still has to agree, by the link that it gets. Make sure first that it is the member who asks.
// Exit code 0: the link is on its way; 1: there is no account with the old address; 2: wrong use, or the database could not be opened.
// It needs the variables of the server. An embedded database belongs to one process: stop the server first; the mails go out with its next
// start.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { emailAddress } = await import('@rezenso/contract/auth');
  const { createEmailAddress } = await import('../src/areas/settings/index.ts');
  const { openCore } = await import('../src/open-core.ts');

  const [from, to, ...more] = process.argv.slice(2).map((given) => emailAddress.safeParse(given).data);
  if (!from || !to || from === to || more.length > 0) {
    console.error('node server/bin/change-email.mjs <old address> <new address>');
    process.exit(2);
  }

  const core = await openCore(process.env).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
  try {
    const isKnown = await createEmailAddress(core).vouch(from, to);
    if (!isKnown) process.exitCode = 1;
    console.log(isKnown ? `${to}: asked to agree` : `${from}: no account`);
  } finally {
    await core.jobs.stop();
    await core.database.close();
  }
});
