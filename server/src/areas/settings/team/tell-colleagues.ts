import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { contacts, people } from '../../accounts/index.ts';
import { teamEmails } from './emails.ts';

/** The mails to the colleagues of an account that is about to be deleted, to be sent once it is. */
export async function farewellsOf(
  { mailer }: Pick<Core, 'mailer'>,
  tx: Tx,
  member: string,
  company: string | null,
): Promise<() => Promise<void>> {
  const readers = await Promise.all(
    (await people(tx).list(member)).map(async ({ id }) => ({
      id,
      reader: await contacts(tx).findColleague(member, id),
    })),
  );
  return async () => {
    for (const { id, reader } of readers)
      if (reader)
        await mailer.send(tx, `team-closed.${id}`, reader.email, {
          ...teamEmails(reader.language).closed(company),
          keptSubject: teamEmails(reader.language).closed(null).subject,
        });
  };
}
