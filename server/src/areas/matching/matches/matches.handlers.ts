import type { Core } from '../../../core.ts';
import { createTell } from '../../notifications/index.ts';

/** What follows from a match's changes: both sides are told. Each is effective once per match. */
export function matchHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events } = core;
  const tell = createTell(core);

  events.on('match.requested', 'tell-both', (tx, { matchId, occurredAt }) =>
    tell(tx, { kind: 'match.requested', matchId }, occurredAt),
  );
  events.answerTo('match.requested', 'mail-provider', 'tell-both');
  events.on('match.accepted', 'tell-both', (tx, { matchId, occurredAt }) =>
    tell(tx, { kind: 'match.accepted', matchId }, occurredAt),
  );
  events.on('match.declined', 'tell-both', (tx, { matchId, occurredAt }) =>
    tell(tx, { kind: 'match.declined', matchId }, occurredAt),
  );
  events.on('match.rated', 'tell-partner', (tx, { matchId, raterId, occurredAt }) =>
    tell(tx, { kind: 'match.rated', matchId, raterId }, occurredAt),
  );
  events.on('match.completed', 'tell-both', (tx, { matchId, requesterId, raterId, occurredAt }) => {
    const ratedLast = raterId && (raterId === requesterId ? 'requester' : 'provider');
    return tell(tx, { kind: 'match.completed', matchId, ...(ratedLast && { ratedLast }) }, occurredAt);
  });
}
