import type { AdminRingCase, AdminRingCaseDetail } from '@rezenso/contract/admin';
import type { Language } from '@rezenso/contract/language';
import type { AccountReview } from '@rezenso/contract/rings';
import { sayOfAccount, sayOfPair } from '@rezenso/engines/rings';
import type { Db } from '../../../database/database.ts';
import type { RingCaseRow } from '../../../database/schema-rings.ts';
import { findPeople } from '../../admin/index.ts';
import type { CaseFigures } from './cases.repository.ts';

/** Strongest first: who decides looks at these, and knows how many there are besides. */
const shownPairs = 30;

/** As the member reads it. */
export function presentReview(row: RingCaseRow): AccountReview {
  const { state, appealed_at: appealedAt, decided_at: decidedAt } = row;
  const isUnheard = state === 'open' && appealedAt === null;
  const isAgainst = state === 'kept' && (appealedAt === null || decidedAt === null || appealedAt <= decidedAt);
  return {
    state,
    openedAt: row.opened_at.toISOString(),
    appeal: row.appeal,
    appealedAt: appealedAt?.toISOString() ?? null,
    decision: row.decision,
    decidedAt: decidedAt?.toISOString() ?? null,
    mayAppeal: isUnheard || isAgainst,
  };
}

export async function presentCases(db: Db, rows: readonly RingCaseRow[]): Promise<AdminRingCase[]> {
  const people = await findPeople(
    db,
    rows.flatMap((row) => [row.member_id, row.decided_by]),
  );
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    member: people.get(row.member_id),
    score: row.score,
    openedAt: row.opened_at.toISOString(),
    appealedAt: row.appealed_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: people.find(row.decided_by),
  }));
}

export async function presentCase(db: Db, row: RingCaseRow): Promise<AdminRingCase> {
  const [presented] = await presentCases(db, [row]);
  if (!presented) throw new Error('One row makes one case');
  return presented;
}

/** With what was found, in words. */
export async function presentDetail(
  db: Db,
  row: RingCaseRow,
  { memberSince, ...figures }: CaseFigures,
  language: Language,
): Promise<AdminRingCaseDetail> {
  const people = await findPeople(
    db,
    row.pairs.slice(0, shownPairs).map(({ otherId }) => otherId),
  );
  return {
    case: await presentCase(db, row),
    findings: row.evidence.map((one) => ({ points: one.points, text: sayOfAccount(language, one) })),
    pairs: row.pairs.slice(0, shownPairs).map(({ otherId, score, evidence }) => ({
      other: people.get(otherId),
      score,
      findings: evidence.map((one) => ({ points: one.points, text: sayOfPair(language, one) })),
    })),
    ...(row.pairs.length > shownPairs && { morePairs: row.pairs.length - shownPairs }),
    appeal: row.appeal,
    decision: row.decision,
    memberSince: memberSince.toISOString(),
    ...figures,
  };
}
