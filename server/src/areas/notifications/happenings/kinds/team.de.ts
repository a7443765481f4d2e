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

/** The mail goes to the new owner, whose the account's address is by then. */
const handedOver = happeningKind({
  kind: 'ownership.handed-over',
  about: 'nothing',
  keeps: nothing,
  needs: z.object({ ...toMember.shape, formerOwnerId: z.guid(), formerOwner: z.string() }),
  subject: ({ formerOwnerId }) => formerOwnerId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'ownership.handed-over',
        href: '/settings/team',
        says: () => ({
          title: 'Das Konto hat jemand anderes aus dem Team übernommen',
          body: 'Hier siehst du, wem es jetzt gehört und wer zum Team gehört.',
        }),
      },
      mail: {
        type: 'system',
        name: ({ formerOwnerId }) => `handover-taken.${formerOwnerId}`,
        says: (_, reader, { formerOwner }) => ({
          subject: 'Das Konto gehört jetzt dir',
          preview: `Du hast es von ${formerOwner} übernommen.`,
          heading: 'Das Konto gehört jetzt dir',
          paragraphs: [
            greeting(reader),
            `du hast das Konto von ${formerOwner} übernommen. Bezahlung und Rechnungen, Export und Löschung, die Adresse des Kontos und wer im Team ist: Darüber entscheidest jetzt du. Matches, Reviews, XP und Pro gehören dem Unternehmen und bleiben, wie sie sind.`,
            'E-Mails des Kontos kommen ab jetzt zu dir. Newsletter und Werbung sind aus, bis du sie selbst einschaltest.',
            'Du hast nicht zugestimmt? Dann melde in deinen Einstellungen alle anderen Geräte ab und schreib uns.',
          ],
          action: { label: 'Team ansehen', href: `${reader.origin}/settings/team` },
        }),
      },
    },
  ],
});

export const teamKinds = [personJoined, personLeft, handedOver] as const;
