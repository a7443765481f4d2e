import type { Language } from '@rezenso/contract/language';
import type { MatchParty } from '@rezenso/contract/matches';
import { knownSpecialties } from '@rezenso/contract/specialties';
import { findTrade, nameOfTrade } from '@rezenso/engines/trades';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { vocabulary } from '../../../languages/vocabulary.ts';
import { memberFigures } from '../../rewards/index.ts';

const listFaces = prepared<
  Pick<MemberRow, 'id' | 'company_name' | 'industry' | 'trade' | 'location' | 'website' | 'description' | 'specialties'>
>(
  'select id, company_name, industry, trade, location, website, description, specialties from members where id = any($1::uuid[])',
);

/** The public faces of members, for matches and suggestions. */
export function parties(db: Db) {
  return {
    /**
     * @param language of whoever sees them
     * @returns the faces by member id; every existing member of `ids` is there
     */
    async byId(ids: readonly string[], language: Language = 'de'): Promise<Map<string, MatchParty>> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const rows = await listFaces(db, [wanted]);
      const received = await memberFigures(db).received(wanted);
      return new Map(
        rows.map((row) => {
          const trade = findTrade(row.trade);
          const face = {
            id: row.id,
            companyName: row.company_name ?? vocabulary(language).formerPartner,
            industry: row.industry ?? '',
            tradeName: trade ? nameOfTrade(trade, language) : null,
            location: row.location ?? '',
            website: row.website,
            description: row.description,
            specialties: knownSpecialties(row.specialties),
            averageRating: received.get(row.id)?.averageRating ?? null,
            reviewsReceived: received.get(row.id)?.reviewsReceived ?? 0,
          };
          return [row.id, face];
        }),
      );
    },
  };
}
