import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { nothing, toMember } from './fields.ts';

/** Somebody accepted an invitation: another mailbox opens the account. */
const personJoined = happeningKind({
  kind: 'person.joined',
  about: 'nothing',
  keeps: nothing,
  needs: z.object({ ...toMember.shape, personId: z.guid(), email: z.string() }),
  subject: ({ personId }) => personId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'person.joined',
        href: '/settings/team',
        says: () => ({
          title: 'Dein Team ist gewachsen',
          body: 'Eine Einladung wurde angenommen. Hier siehst du, wer mit deinem Konto arbeitet.',
        }),
      },
      mail: {
        type: 'system',
        name: ({ personId }) => `team-joined.${personId}`,
        says: (_, reader, { email }) => ({
          subject: 'Deine Einladung ist angenommen',
          preview: `${email} arbeitet jetzt in deinem Team mit.`,
          heading: 'Deine Einladung ist angenommen',
          paragraphs: [
            greeting(reader),
            `${email} gehört jetzt zu deinem Team und meldet sich mit der eigenen Adresse an. Konto, Bezahlung und wer dazugehört bleiben deine Sache.`,
            'Das wolltest du nicht? Dann entferne die Person in deinen Einstellungen; sie ist damit sofort abgemeldet.',
          ],
          action: { label: 'Team ansehen', href: `${reader.origin}/settings/team` },
        }),
      },
    },
  ],
});

const personLeft = happeningKind({
  kind: 'person.left',
  about: 'nothing',
  keeps: nothing,
  needs: z.object({ ...toMember.shape, personId: z.guid() }),
  subject: ({ personId }) => personId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'person.left',
        href: '/settings/team',
        says: () => ({
          title: 'Jemand hat dein Team verlassen',
          body: 'Der Zugang ist beendet. Hier siehst du, wer noch mit deinem Konto arbeitet.',
        }),
      },
    },
  ],
});

export const teamKinds = [personJoined, personLeft] as const;
