import type { Core } from '../../../core.ts';
import { holdTalk } from '../../matching/index.ts';
import { createTell, reminderMails, silenceMails } from '../../notifications/index.ts';
import { confirmations } from './confirmations.repository.ts';

/** What follows when a review is handed in or confirmed. Each is effective once per exchange. */
export function exchangeHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events, mailer } = core;
  const tell = createTell(core);

  events.on('exchange.submitted', 'tell-both', async (tx, { exchangeId, occurredAt }) => {
    await tell(tx, { kind: 'exchange.submitted', exchangeId }, occurredAt);
    await mailer.takeBack(tx, reminderMails(exchangeId));
  });

  events.on('exchange.confirmed', 'tell-both', async (tx, { exchangeId, isBySilence, occurredAt, ...event }) => {
    // Partners of who leaves are told of everything at once, and a decision tells what follows from it.
    if (event.isByLeaving || event.isByDecision) return;
    await holdTalk(tx, event.matchId);
    await mailer.takeBack(tx, silenceMails(exchangeId));
    await confirmations(tx).takeWordsBack(exchangeId);
    await tell(tx, { kind: 'exchange.confirmed', exchangeId, isBySilence: isBySilence === true }, occurredAt);
  });
}
