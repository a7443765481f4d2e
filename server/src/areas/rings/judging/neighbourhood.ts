import type { Neighbourhood, RingAccount, RingSignal } from '@rezenso/engines/rings';
import type { Db } from '../../../database/database.ts';
import { businessMarks } from '../../matching/index.ts';
import { type KnownAccount, surroundings } from './surroundings.repository.ts';

/** What is known around an account, as far as the engine looks. */
export async function neighbourhoodOf(db: Db, member: string): Promise<Neighbourhood> {
  const handIns = await surroundings(db).listHandIns(member);
  const ids = [...new Set([member, ...handIns.flatMap(({ writerId, subjectId }) => [writerId, subjectId])])];
  const known = await surroundings(db).listAccounts(member, ids);
  const marks = await businessMarks(db).listProven(member, ids);
  const accounts = known.map((one) => accountOf(one, (marks.get(one.id) ?? []).flatMap(signalOf)));
  return { accounts, handIns, sharedTexts: await surroundings(db).listSharedTexts(member, ids) };
}

function accountOf(
  { id, joinedAt, cell, cellCrowd, signals }: KnownAccount,
  marks: readonly RingSignal[],
): RingAccount {
  const place = cell < 0 ? [] : [{ kind: 'place' as const, tag: String(cell), crowd: cellCrowd }];
  return { id, joinedAt: joinedAt.getTime(), signals: [...signals, ...marks, ...place] };
}

/** What businesses are known by; their names say too little here. */
function signalOf(mark: string): RingSignal[] {
  const [, kind, tag = ''] = /^(mailbox|site|profile) (.+)$/.exec(mark) ?? [];
  return kind === 'mailbox' || kind === 'site' || kind === 'profile' ? [{ kind, tag, crowd: 2 }] : [];
}
