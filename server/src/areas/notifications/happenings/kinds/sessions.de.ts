import * as z from 'zod';
import { germanDateAndTime } from '../../../../time/german-date.ts';
import { happeningKind } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { nothing, toMember } from './fields.ts';

/** The account was signed in in a browser that it was not used in lately. */
const newDevice = happeningKind({
  kind: 'session.new-device',
  about: 'nothing',
  keeps: nothing,
  needs: z.object({ ...toMember.shape, device: z.string(), at: z.iso.datetime(), signInId: z.guid() }),
  subject: ({ signInId }) => signInId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      mail: {
        type: 'system',
        name: ({ signInId }) => `new-device.${signInId}`,
        says: (_, reader, { device, at }) => ({
          subject: 'Neue Anmeldung bei Rezenso',
          preview: `${device}, ${germanDateAndTime(new Date(at))}. Warst du das?`,
          heading: 'Neue Anmeldung bei Rezenso',
          paragraphs: [
            greeting(reader),
            'jemand hat sich in einem Browser bei deinem Konto angemeldet, den wir nicht kennen. Warst du das? Dann ist alles gut, und du musst nichts tun.',
            'Du warst das nicht? Dann melde das Gerät in deinen Einstellungen ab und ändere das Passwort deines E-Mail-Postfachs: Anmelden kann sich nur, wer deine E-Mails liest.',
          ],
          facts: [
            { label: 'Gerät', value: device },
            { label: 'Angemeldet', value: germanDateAndTime(new Date(at)) },
          ],
          action: { label: 'Angemeldete Geräte ansehen', href: `${reader.origin}/settings/privacy` },
          footnotes: [
            'Wenn du Cookies löschst oder ein privates Fenster benutzt, erkennen wir deinen Browser nicht wieder.',
          ],
        }),
      },
    },
  ],
});

export const sessionKinds = [newDevice] as const;
