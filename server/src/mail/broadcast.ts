import type { Database } from '../database/database.ts';
import type { Mailer } from './mailer.ts';
import { emailOfMarkdown } from './markdown-email.ts';
import { preferences } from './preferences.repository.ts';

export interface Broadcast {
  type: 'newsletter' | 'marketing';
  /** Names it for good: recording it again reaches nobody twice. Letters, digits, `-`. */
  name: string;
  /** See emailOfMarkdown. */
  source: string;
}

const batchSize = 500;

/** Records an email for every member who switched its type on. @returns how many they are */
export async function recordForOptedIn(
  { database, mailer }: { database: Database; mailer: Mailer },
  { type, name, source }: Broadcast,
): Promise<number> {
  const email = emailOfMarkdown(source);
  let count = 0;
  let last: string | undefined;
  do {
    const members = await database.transaction(async (tx) => {
      const batch = await preferences(tx).listOptedIn(type, last ?? null, batchSize);
      for (const member of batch) await mailer.tell(tx, `${type}.${name}.${member}`, type, member, email);
      return batch;
    });
    count += members.length;
    last = members.length === batchSize ? members.at(-1) : undefined;
  } while (last);
  return count;
}
