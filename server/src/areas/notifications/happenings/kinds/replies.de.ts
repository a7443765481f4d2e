import { type ReplyProblem, replyProblem } from '@rezenso/contract/reviews';
import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { reviewId, toMember } from './fields.ts';

const reasons: Readonly<Record<ReplyProblem, string>> = {
  away: 'Google hat eine Stunde lang nicht geantwortet. Dein Text ist noch da: Bitte sende ihn noch einmal.',
  disconnected:
    'Google ist nicht mehr verbunden. Dein Text ist noch da: Verbinde Google in den Einstellungen und sende ihn dann noch einmal.',
  refused:
    'Google hat sie abgelehnt. Prüf bitte, ob dein Profil dort bestätigt ist und das verbundene Konto es verwalten darf.',
  gone: 'In deinem verbundenen Google-Profil gibt es diese Bewertung nicht mehr.',
  rejected:
    'Sie verstößt nach Googles Prüfung gegen die Richtlinien dort. Formuliere sie um und sende sie noch einmal.',
  banned: 'Dein Konto war gesperrt, deshalb haben wir sie nicht gesendet. Lies sie noch einmal, bevor du sie sendest.',
};

/** An answer to a received review does not stand on its platform, and nothing is tried any more. */
const failed = happeningKind({
  kind: 'reply.failed',
  about: 'nothing',
  keeps: z.object({ reviewId, problem: z.enum(replyProblem.options) }),
  needs: z.object({ ...toMember.shape, attempt: z.string() }),
  subject: ({ reviewId: review, attempt }) => `${review}:${attempt}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'reply.failed',
        href: ({ reviewId: review }) => `/reviews?bewertung=${review}`,
        says: ({ problem }) => ({ title: 'Deine Antwort steht nicht bei Google', body: reasons[problem] }),
      },
    },
  ],
});

export const replyKinds = [failed] as const;
