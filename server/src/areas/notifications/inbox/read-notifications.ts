import type { Language } from '@rezenso/contract/language';
import type { Db } from '../../../database/database.ts';
import type { NotificationRow } from '../../../database/schema.ts';
import { readableNotifications } from '../happenings/catalogue.ts';
import type { Notice } from '../happenings/happening-kind.ts';
import { readMessages } from '../happenings/read-messages.ts';

export type NotificationSaid = Notice & { href: string | null };

/** What notifications say today, in the order of their rows. Those from before there were kinds say what they said. */
export async function readNotifications<
  Row extends Pick<NotificationRow, 'member_id' | 'type' | 'data' | 'title' | 'body' | 'href'>,
>(db: Db, rows: readonly Row[], language: Language): Promise<Map<Row, NotificationSaid>> {
  const told = await readMessages(db, readableNotifications, rows, language);
  return new Map(
    rows.flatMap((row): [Row, NotificationSaid][] => {
      const { data, title, body, href } = row;
      const said = data === null ? { title, body, href } : told.get(row);
      return said ? [[row, said]] : [];
    }),
  );
}
