import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import { contacts } from '../../accounts/index.ts';
import { createTell } from '../../notifications/index.ts';
import { matches } from './matches.repository.ts';
import { holdTalk, takeReasonsBack } from './own-blocks.repository.ts';
import { viewsOf } from './views.ts';

/** What follows from a match's changes: both sides are told. Each is effective once per match. */
export function matchHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events } = core;
  const tell = createTell(core);

  events.on('match.requested', 'tell-both', async (tx, { matchId, providerId, occurredAt }) => {
    const why = await whyFor(tx, matchId, providerId, occurredAt);
    await tell(tx, { kind: 'match.requested', matchId, ...(why && { why }) }, occurredAt);
  });
  events.answerTo('match.requested', 'mail-provider', 'tell-both');
  events.on('match.accepted', 'tell-both', (tx, { matchId, occurredAt }) =>
    tell(tx, { kind: 'match.accepted', matchId }, occurredAt),
  );
  events.on('match.declined', 'tell-both', async (tx, { matchId, occurredAt }) => {
    await holdTalk(tx, matchId);
    await takeReasonsBack(tx, matchId);
    await tell(tx, { kind: 'match.declined', matchId }, occurredAt);
  });
  events.on('match.withdrawn', 'tell-both', (tx, { matchId, occurredAt }) =>
    tell(tx, { kind: 'match.withdrawn', matchId }, occurredAt),
  );
  events.on('match.rated', 'tell-partner', (tx, { matchId, raterId, occurredAt }) =>
    tell(tx, { kind: 'match.rated', matchId, raterId }, occurredAt),
  );
  events.on('match.completed', 'tell-both', (tx, { matchId, requesterId, raterId, occurredAt }) => {
    const ratedLast = raterId && (raterId === requesterId ? 'requester' : 'provider');
    return tell(tx, { kind: 'match.completed', matchId, ...(ratedLast && { ratedLast }) }, occurredAt);
  });
}

/** Why a match suits one side, in the language of its account; undefined where that cannot be said in it. */
async function whyFor(db: Db, matchId: string, memberId: string, now: Date): Promise<string | undefined> {
  const [row, reader] = [await matches(db).find(matchId), await contacts(db).find(memberId)];
  if (!row || !reader) return undefined;
  const { recommendation } = (await viewsOf(db, reader, [row], now))(row);
  const isKeptInGerman = recommendation === row.provider_recommendation;
  return (reader.language !== 'de' && isKeptInGerman ? null : recommendation) ?? undefined;
}
