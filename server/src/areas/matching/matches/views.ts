import type { Language } from '@rezenso/contract/language';
import type { Db } from '../../../database/database.ts';
import type { MatchRow } from '../../../database/schema.ts';
import { matchMembers } from '../../accounts/index.ts';
import { assess } from './matches.scoring.ts';

/** Whoever looks at matches. */
export interface Reader {
  id: string;
  language: Language;
}

/** The other side of a match, and why it suits, as one side is told by the built-in engine. */
export interface View {
  partner: string;
  recommendation: string | null;
  reasons: MatchRow['reasons'];
  /** Of the partner's platforms those on which to write for it. */
  platforms: MatchRow['suggested_platforms'];
}

/**
 * What a reader is told about its matches. In German that is what was kept when they began; in another language it is said anew, by what is
 * known today, as long as both sides are there.
 */
export async function viewsOf(
  db: Db,
  { id, language }: Reader,
  rows: readonly MatchRow[],
  now: Date,
): Promise<(row: MatchRow) => View> {
  if (language === 'de' || rows.length === 0) return (row) => keptView(row, id);
  const partners = rows.map((row) => keptView(row, id).partner);
  const members = await matchMembers(db).findAll([...new Set([id, ...partners])], now);
  const reader = members.get(id);
  const said = rows.flatMap((row) => {
    const { partner: partnerId, recommendation: kept } = keptView(row, id);
    const partner = members.get(partnerId);
    if (kept === null || !reader || !partner) return [];
    const { recommendation, reasons, suggestedPlatforms: platforms } = assess(reader, partner, language);
    return [[row.id, { partner: partnerId, recommendation, reasons, platforms }] as const];
  });
  const views: ReadonlyMap<string, View> = new Map(said);
  return (row) => views.get(row.id) ?? keptView(row, id);
}

function keptView(row: MatchRow, viewer: string): View {
  const isProvider = viewer === row.provider_id;
  return {
    partner: isProvider ? row.requester_id : row.provider_id,
    recommendation: isProvider ? row.provider_recommendation : row.ai_recommendation,
    reasons: isProvider ? row.provider_reasons : row.reasons,
    platforms: isProvider ? row.provider_suggested_platforms : row.suggested_platforms,
  };
}
