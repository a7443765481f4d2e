// Gives an account an admin role, also the very first one: `node server/bin/grant-role.mjs <email> <role>`, with the role
// super_admin, user_manager, content_moderator, analytics_manager, support_agent, or none to take it away. The account is
// created when it is new. Exit code 0: done; 1: refused; 2: wrong use, or the database could not be opened.
// It needs the variables of the server. An embedded database belongs to one process: stop the server first.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { emailAddress } = await import('@rezenso/contract/auth');
  const { adminRoles } = await import('@rezenso/contract/vocabulary');
  const { appoint } = await import('../src/areas/admin/index.ts');
  const { openCore } = await import('../src/open-core.ts');

  const usage = `node server/bin/grant-role.mjs <email> ${adminRoles.toReversed().join('|')}|none`;
  const [given, role, ...more] = process.argv.slice(2);
  const email = emailAddress.safeParse(given ?? '').data;
  if (!email || more.length > 0 || (role !== 'none' && !adminRoles.includes(role))) {
    console.error(usage);
    process.exit(2);
  }

  const core = await openCore(process.env).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
  try {
    const { isNewAccount, isReactivated, before } = await appoint(core, email, role === 'none' ? null : role);
    if (isNewAccount)
      console.log(`There was no account for ${email}: it is created and signs in by a link, as everybody does.`);
    if (isReactivated) console.log('The account was not active; it is now.');
    console.log(`${email}: ${before ?? 'none'} -> ${role}`);
  } catch (error) {
    // The message of a refusal begins with its code.
    console.error(error.code ? error.message : error.stack);
    process.exitCode = 1;
  } finally {
    await core.jobs.stop();
    await core.database.close();
  }
});
