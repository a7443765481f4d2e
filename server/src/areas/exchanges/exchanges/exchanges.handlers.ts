import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { platformRules } from '../../../engines/coordination/index.ts';
import type { ExchangeEvent } from '../../../events/domain-events.ts';
import { type Contact, contacts } from '../../accounts/index.ts';
import { activities, notifications, withWords } from '../../notifications/index.ts';
import { confirmations } from './confirmations.repository.ts';
import { exchanges, type NamedExchange } from './exchanges.repository.ts';
import { reminderMails } from './reminders.job.ts';
import { silenceMails } from './silences.job.ts';
import { confirmedLetter, exchangeTexts, submittedLetter } from './texts.de.ts';

type Occurrence = ExchangeEvent & { occurredAt: Date };

interface Scene {
  exchange: NamedExchange;
  reviewer: Contact;
  recipient: Contact;
  /** The platform's name as it writes itself. */
  platform: string;
}

/** What follows when a review is handed in or confirmed. Each is effective once per exchange. */
export function exchangeHandlers({ events, mailer, env }: Pick<Core, 'events' | 'mailer' | 'env'>): void {
  events.on('exchange.submitted', 'tell-both', async (tx, event) => {
    await withScene(tx, event, async (scene) => {
      const { recipient, reviewer } = scene;
      const notice = exchangeTexts.submitted(reviewer.companyName, scene.platform);
      await notify(tx, recipient, 'exchange.submitted', event, notice);
      const letter = submittedLetter(recipient.firstName, notice, `${env.publicOrigin}/exchanges`);
      await mailer.tell(tx, `exchange-submitted.${event.exchangeId}`, 'review_reminder', recipient.id, letter);
      await mailer.takeBack(tx, reminderMails(event.exchangeId));
      await remember(tx, reviewer, 'review.submitted', event, scene);
      await remember(tx, recipient, 'review.received', event, scene);
    });
  });

  events.on('exchange.confirmed', 'tell-both', async (tx, event) => {
    // Partners of who leaves are told of everything at once.
    if (event.isByLeaving) return;
    await withScene(tx, event, async (scene) => {
      const { recipient, reviewer, platform } = scene;
      await mailer.takeBack(tx, silenceMails(event.exchangeId));
      if (event.isBySilence) {
        await notify(tx, reviewer, 'exchange.confirmed', event, exchangeTexts.settled(recipient.companyName, platform));
        await notify(tx, recipient, 'exchange.settled', event, exchangeTexts.received(reviewer.companyName, platform));
      } else {
        const words = (await confirmations(tx).find(event.exchangeId))?.notes ?? null;
        const notice = exchangeTexts.confirmed(recipient.companyName, platform);
        await notify(tx, reviewer, 'exchange.confirmed', event, withWords(notice, words));
        if (words) {
          const letter = confirmedLetter(reviewer.firstName, notice, words, `${env.publicOrigin}/exchanges`);
          await mailer.tell(tx, `exchange-confirmed.${event.exchangeId}`, 'match_notification', reviewer.id, letter);
        }
        await remember(tx, recipient, 'receipt.confirmed', event, scene);
      }
      await remember(tx, reviewer, 'review.confirmed', event, scene);
    });
  });
}

/** Nothing follows when the exchange or a side of it has gone meanwhile. */
async function withScene(tx: Tx, event: ExchangeEvent, tell: (scene: Scene) => Promise<void>): Promise<void> {
  const exchange = await exchanges(tx).findNamed(event.exchangeId);
  const sides = await contacts(tx).findPair(event.reviewerId, event.recipientId);
  if (!exchange || !sides) return;
  const [reviewer, recipient] = sides;
  await tell({ exchange, reviewer, recipient, platform: platformRules[exchange.platform].name });
}

async function notify(
  tx: Tx,
  { id: memberId }: Contact,
  type: string,
  { exchangeId, occurredAt }: Occurrence,
  notice: { title: string; body: string },
): Promise<void> {
  await notifications(tx).add({ memberId, type, subject: exchangeId, ...notice, href: '/exchanges' }, occurredAt);
}

async function remember(
  tx: Tx,
  member: Contact,
  type: 'review.submitted' | 'review.received' | 'review.confirmed' | 'receipt.confirmed',
  { exchangeId, occurredAt }: Occurrence,
  { exchange, reviewer, recipient }: Scene,
): Promise<void> {
  const partner = member.id === reviewer.id ? recipient : reviewer;
  const data = {
    partner: partner.companyName,
    platform: exchange.platform,
    content: exchange.review_text,
    rating: exchange.review_rating,
  };
  await activities(tx).add({ memberId: member.id, type, subject: exchangeId, data }, occurredAt);
}
