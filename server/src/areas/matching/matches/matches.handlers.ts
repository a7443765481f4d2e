import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { MatchEvent } from '../../../events/domain-events.ts';
import { type Contact, contacts } from '../../accounts/index.ts';
import type { ActivityType } from '../../notifications/index.ts';
import { activities, notifications, withWords } from '../../notifications/index.ts';
import { matches } from './matches.repository.ts';
import { acceptedLetter, declinedLetter, matchTexts, requestedLetter, reviewedLetter } from './texts.de.ts';

type PartnerActivity = Extract<ActivityType, `match.${string}`>;
type Occurrence = MatchEvent & { occurredAt: Date };

/** What follows from a match's changes: notices, mails, the activity feed. Each is effective once per match. */
export function matchHandlers({ events, mailer, env }: Pick<Core, 'events' | 'mailer' | 'env'>): void {
  const matchesHref = `${env.publicOrigin}/matches`;

  events.on('match.requested', 'tell-both', async (tx, event) => {
    await withSides(tx, event, async (requester, provider) => {
      await notify(tx, provider, 'requested', event, requester);
      await remember(tx, provider, 'match.received', event, requester);
      await remember(tx, requester, 'match.requested', event, provider);
    });
  });

  events.on('match.requested', 'mail-provider', async (tx, event) => {
    await withSides(tx, event, async (requester, provider) => {
      const match = await matches(tx).find(event.matchId);
      const letter = requestedLetter(
        provider.firstName,
        requester.companyName,
        match?.provider_recommendation ?? null,
        matchesHref,
      );
      await mailer.tell(tx, `match-requested.${event.matchId}`, 'match_notification', provider.id, letter);
    });
  });

  events.on('match.accepted', 'tell-both', async (tx, event) => {
    await withSides(tx, event, async (requester, provider) => {
      await notify(tx, requester, 'accepted', event, provider);
      await remember(tx, requester, 'match.accepted', event, provider);
      await remember(tx, provider, 'match.accepted', event, requester);
      const letter = acceptedLetter(requester.firstName, provider.companyName, matchesHref);
      await mailer.tell(tx, `match-accepted.${event.matchId}`, 'match_notification', requester.id, letter);
    });
  });

  events.on('match.declined', 'tell-both', async (tx, event) => {
    await withSides(tx, event, async (requester, provider) => {
      const reason = (await matches(tx).find(event.matchId))?.decline_reason ?? null;
      await notify(tx, requester, 'declined', event, provider, reason);
      const letter = declinedLetter(requester.firstName, provider.companyName, reason, matchesHref);
      await mailer.tell(tx, `match-declined.${event.matchId}`, 'match_notification', requester.id, letter);
      await remember(tx, requester, 'match.declined', event, provider);
      await remember(tx, provider, 'match.declined', event, requester);
    });
  });

  events.on('match.rated', 'tell-partner', async (tx, event) => {
    await withSides(tx, event, async (requester, provider) => {
      const [reader, writer] = event.raterId === requester.id ? [provider, requester] : [requester, provider];
      const words = await wordsOf(tx, event.matchId, writer.id);
      await notify(tx, reader, 'rated', event, writer, words);
      if (words) await mailWords(tx, event.matchId, reader, writer, words);
    });
  });

  events.on('match.completed', 'tell-both', async (tx, event) => {
    await withSides(tx, event, async (requester, provider) => {
      for (const [member, partner] of [
        [requester, provider],
        [provider, requester],
      ] as const) {
        // Who gave first was quoted then; who gave last is quoted now.
        const words = event.raterId === partner.id ? await wordsOf(tx, event.matchId, partner.id) : null;
        await notify(tx, member, 'completed', event, partner, words);
        if (words) await mailWords(tx, event.matchId, member, partner, words);
        await remember(tx, member, 'match.completed', event, partner);
      }
    });
  });

  async function mailWords(tx: Tx, matchId: string, reader: Contact, writer: Contact, words: string): Promise<void> {
    const letter = reviewedLetter(reader.firstName, writer.companyName, words, matchesHref);
    await mailer.tell(tx, `match-reviewed.${matchId}.${reader.id}`, 'match_notification', reader.id, letter);
  }
}

/** What a side wrote in its review of a match without a plan. */
async function wordsOf(tx: Tx, matchId: string, writer: string): Promise<string | null> {
  const match = await matches(tx).find(matchId);
  if (!match) return null;
  return writer === match.requester_id ? match.requester_review : match.provider_review;
}

/** Nothing follows when a side has left meanwhile. */
async function withSides(
  tx: Tx,
  { requesterId, providerId }: MatchEvent,
  tell: (requester: Contact, provider: Contact) => Promise<void>,
): Promise<void> {
  const sides = await contacts(tx).findPair(requesterId, providerId);
  if (sides) await tell(...sides);
}

async function notify(
  tx: Tx,
  { id: memberId }: Contact,
  kind: keyof typeof matchTexts,
  { matchId, occurredAt }: Occurrence,
  partner: Contact,
  words: string | null = null,
): Promise<void> {
  const { title, body } = withWords(matchTexts[kind](partner.companyName), words);
  const notice = { memberId, type: `match.${kind}`, subject: matchId, title, body, href: '/matches' };
  await notifications(tx).add(notice, occurredAt);
}

async function remember(
  tx: Tx,
  { id: memberId }: Contact,
  type: PartnerActivity,
  { matchId, occurredAt }: Occurrence,
  partner: Contact,
): Promise<void> {
  await activities(tx).add({ memberId, type, subject: matchId, data: { partner: partner.companyName } }, occurredAt);
}
