import type { Core } from '../../../core.ts';
import { holdTalk } from '../../matching/index.ts';
import { createTell } from '../../notifications/index.ts';
import { extensions } from './extensions.repository.ts';

/** Each side hears what the other says about a later due date; of one that was taken back there is nothing to tell. */
export function extensionHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events } = core;
  const tell = createTell(core);

  events.on('extension.proposed', 'tell', async (tx, event) => {
    const { extensionId, exchangeId, matchId, memberId, dueAt, occurredAt } = event;
    await holdTalk(tx, matchId);
    const proposed = await extensions(tx).find(extensionId);
    if ((await extensions(tx).takeWordsBack(extensionId)) || proposed?.state !== 'proposed') return;
    const { reason } = proposed;
    await tell(tx, { kind: 'extension.proposed', exchangeId, dueAt, extensionId, memberId, reason }, occurredAt);
  });
  events.on('extension.closed', 'tell', async (tx, { extensionId, exchangeId, memberId, dueAt, state, occurredAt }) => {
    if (state === 'withdrawn') return;
    const isAccepted = state === 'accepted';
    await tell(tx, { kind: 'extension.answered', exchangeId, dueAt, isAccepted, extensionId, memberId }, occurredAt);
  });
}
