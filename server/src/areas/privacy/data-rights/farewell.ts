import { randomUUID } from 'node:crypto';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { contacts } from '../../accounts/index.ts';
import { privacyTexts } from './privacy-texts.ts';

/**
 * The mail to the owner of an account that is about to be deleted, to be sent once it is. It belongs to no account, so that it goes out
 * although this one is gone, and nothing of it is kept then.
 */
export async function farewellTo(
  { mailer, env }: Pick<Core, 'mailer' | 'env'>,
  tx: Tx,
  member: string,
  company: string | null,
): Promise<() => Promise<void>> {
  const owner = await contacts(tx).find(member);
  return async () => {
    if (!owner) return;
    const { language, firstName, email } = owner;
    const said = privacyTexts(language).deletedEmail(firstName, company, env.publicOrigin);
    // Nothing in its name tells whose it was: what does is taken back once more when the account has gone.
    await mailer.send(tx, `account-deleted.${randomUUID()}`, email, { ...said, language, isFarewell: true });
  };
}
