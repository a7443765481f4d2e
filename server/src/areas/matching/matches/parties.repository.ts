import type { MatchParty } from '@rezenso/contract/matches';
import { findTrade } from '@rezenso/engines/trades';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { memberFigures } from '../../rewards/index.ts';

const formerPartner = 'Ehemaliger Partner';

const listFaces = prepared<
  Pick<MemberRow, 'id' | 'company_name' | 'industry' | 'trade' | 'location' | 'website' | 'description'>
>('select id, company_name, industry, trade, location, website, description from members where id = any($1::uuid[])');

/** The public faces of members, for matches and suggestions. */
export function parties(db: Db) {
  return {
    /** @returns the faces by member id; every existing member of `ids` is there */
    async byId(ids: readonly string[]): Promise<Map<string, MatchParty>> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const rows = await listFaces(db, [wanted]);
      const received = await memberFigures(db).received(wanted);
      return new Map(
        rows.map((row) => [
          row.id,
          {
            id: row.id,
            companyName: row.company_name ?? formerPartner,
            industry: row.industry ?? '',
            tradeName: findTrade(row.trade)?.name ?? null,
            location: row.location ?? '',
            website: row.website,
            description: row.description,
            averageRating: received.get(row.id)?.averageRating ?? null,
            reviewsReceived: received.get(row.id)?.reviewsReceived ?? 0,
          },
        ]),
      );
    },
  };
}
