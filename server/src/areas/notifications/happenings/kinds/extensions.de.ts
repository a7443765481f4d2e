import * as z from 'zod';
import { germanDate } from '../../../../time/german-date.ts';
import { happeningKind, type Notice } from '../happening-kind.ts';
import type { Views } from '../scenes.ts';
import { noticeEmail } from './emails.de.ts';
import { exchangePath } from './exchanges.de.ts';
import { exchangeId } from './fields.ts';

export type Facts = Views['exchange'] & { dueAt: string };

const ofExtension = z.object({ extensionId: z.guid(), memberId: z.guid() });
const laterDay = { exchangeId, dueAt: z.iso.datetime() };

/** The other side is asked for its consent to a later due date. */
const proposed = happeningKind({
  kind: 'extension.proposed',
  about: 'exchange',
  keeps: z.object(laterDay),
  needs: z.object({ ...ofExtension.shape, reason: z.string() }),
  subject: ({ extensionId }) => extensionId,
  tells: [
    {
      who: ({ memberId }, { reviewer, recipient }) => (memberId === reviewer.id ? recipient.id : reviewer.id),
      notification: { type: 'extension.proposed', href: exchangePath, says: asked },
      mail: {
        type: 'match_notification',
        name: ({ extensionId }) => `extension-proposed.${extensionId}`,
        says: (facts, reader, { reason }) => ({
          ...noticeEmail(asked(facts), reader),
          quote: reason,
          action: { label: 'Antworten', href: reader.origin + exchangePath(facts) },
        }),
      },
    },
  ],
});

const answered = happeningKind({
  kind: 'extension.answered',
  about: 'exchange',
  keeps: z.object({ ...laterDay, isAccepted: z.boolean() }),
  needs: ofExtension,
  subject: ({ extensionId }) => extensionId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'extension.answered', href: exchangePath, says: replied },
      mail: {
        type: 'match_notification',
        name: ({ extensionId }) => `extension-answered.${extensionId}`,
        says: (facts, reader) => ({
          ...noticeEmail(replied(facts), reader),
          action: { label: 'Austausch ansehen', href: reader.origin + exchangePath(facts) },
        }),
      },
    },
  ],
});

export const extensionKinds = [proposed, answered] as const;

function asked({ partner, side, dueAt }: Facts): Notice {
  const day = germanDate(new Date(dueAt));
  return side === 'recipient'
    ? {
        title: `${partner} braucht mehr Zeit`,
        body: `${partner} möchte die Review für dich bis zum ${day} schreiben. Bist du einverstanden?`,
      }
    : {
        title: `${partner} gibt dir mehr Zeit`,
        body: `${partner} schlägt vor, dass deine Review erst am ${day} fällig ist. Bist du einverstanden?`,
      };
}

function replied({ partner, dueAt, isAccepted }: Facts & { isAccepted: boolean }): Notice {
  return isAccepted
    ? {
        title: 'Die neue Frist steht',
        body: `${partner} ist einverstanden: Die Frist ist jetzt der ${germanDate(new Date(dueAt))}.`,
      }
    : { title: 'Die Frist bleibt, wie sie war', body: `${partner} ist mit der späteren Frist nicht einverstanden.` };
}
