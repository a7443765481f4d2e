import type { Offers } from '@rezenso/contract/messages';
import { allowedPlatforms } from '@rezenso/engines/coordination';
import type { Db } from '../../../database/database.ts';

/** Where the two sides of a conversation can be reviewed by each other, the platforms with the widest reach first. */
export async function findOffers(db: Db, member: string, partner: string): Promise<Offers> {
  const rows = await db
    .selectFrom('user_platforms')
    .select(['member_id', 'platform'])
    .where('member_id', 'in', [member, partner])
    .where('is_active', '=', true)
    .execute();
  const of = (id: string) =>
    allowedPlatforms(rows.filter((row) => row.member_id === id).map(({ platform }) => platform));
  return { mine: of(member), partners: of(partner) };
}
