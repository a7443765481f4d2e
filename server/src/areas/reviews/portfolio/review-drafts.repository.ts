import { withoutGivenWords } from '@rezenso/engines/wording';
import type { Db } from '../../../database/database.ts';
import { contentHash } from './content-hash.ts';

/** Drafts that were suggested, remembered by their hash. */
export function reviewDrafts(db: Db) {
  return {
    /** What the site gives with every draft, its opening and the disclosure, makes no other draft of it. */
    async remember(member: string, draft: string, now: Date): Promise<void> {
      await db
        .insertInto('review_drafts')
        .values({ member_id: member, content_hash: hashOf(draft), created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Whether `text` is a draft that was suggested to the member, unedited. */
    async wasSuggested(member: string, text: string): Promise<boolean> {
      const row = await db
        .selectFrom('review_drafts')
        .select('created_at')
        .where('member_id', '=', member)
        .where('content_hash', '=', hashOf(text))
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function hashOf(text: string): string {
  return contentHash(withoutGivenWords(text).trim());
}
