import { type AdminRole, adminRole } from '@rezenso/contract/vocabulary';
import * as z from 'zod';
import { germanDateAndTime } from '../../../../time/german-date.ts';
import { happeningKind } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { nothing, toMember } from './fields.ts';

/** The account was signed in in a browser that it was not used in lately. */
const newDevice = happeningKind({
  kind: 'session.new-device',
  about: 'nothing',
  keeps: z.object({ device: z.string(), at: z.iso.datetime() }),
  needs: z.object({ ...toMember.shape, signInId: z.guid() }),
  subject: ({ signInId }) => signInId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'session.new-device',
        href: '/settings/privacy',
        says: ({ device, at }) => ({
          title: 'Neue Anmeldung bei deinem Konto',
          body: `${device}, ${germanDateAndTime(new Date(at))}. Warst du das nicht? Dann melde das Gerät ab.`,
        }),
      },
      mail: {
        type: 'system',
        name: ({ signInId }) => `new-device.${signInId}`,
        says: ({ device, at }, reader) => ({
          subject: 'Neue Anmeldung bei Rezenso',
          preview: `${device}, ${germanDateAndTime(new Date(at))}. Warst du das?`,
          heading: 'Neue Anmeldung bei Rezenso',
          paragraphs: [
            greeting(reader),
            'jemand hat sich in einem Browser bei deinem Konto angemeldet, den wir nicht kennen. Warst du das? Dann ist alles gut, und du musst nichts tun.',
            'Du warst das nicht? Dann melde das Gerät in deinen Einstellungen ab und lösche dort Passkeys, die du nicht kennst. Ändere auch das Passwort deines E-Mail-Postfachs: Anmelden kann sich, wer deine E-Mails liest oder einen deiner Passkeys hat.',
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

/** Both mailboxes agreed to another address: the mail goes to the new one. The mailbox that was left is written to by whoever changes it: no account leads there any more. */
const emailChanged = happeningKind({
  kind: 'member.email-changed',
  about: 'nothing',
  keeps: nothing,
  needs: z.object({ ...toMember.shape, changeId: z.guid(), passkeyCount: z.number() }),
  subject: ({ changeId }) => changeId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'member.email-changed',
        href: '/settings/privacy',
        says: () => ({
          title: 'Deine E-Mail-Adresse ist geändert',
          body: 'Du meldest dich jetzt mit der neuen Adresse an, und alle E-Mails kommen dorthin.',
        }),
      },
      mail: {
        type: 'system',
        name: ({ changeId }) => `email-changed-new.${changeId}`,
        says: (_, reader, { passkeyCount }) => ({
          subject: 'Dein Konto gehört jetzt zu dieser Adresse',
          preview: 'Ab jetzt meldest du dich damit an, und unsere E-Mails kommen hierher.',
          heading: 'Dein Konto gehört jetzt zu dieser Adresse',
          paragraphs: [
            greeting(reader),
            'ab jetzt meldest du dich mit dieser Adresse an, und unsere E-Mails kommen hierher. Angemeldet bleibst du dort, wo du die Änderung begonnen hast; überall sonst bist du abgemeldet.',
            ...(passkeyCount > 0 ? [passkeysStay(passkeyCount)] : []),
          ],
          action: { label: 'Anmeldung und Geräte ansehen', href: `${reader.origin}/settings/privacy` },
        }),
      },
    },
  ],
});

function passkeysStay(count: number): string {
  const some = count === 1 ? 'Ein Passkey gilt weiter' : `${count} Passkeys gelten weiter`;
  return `${some}: Damit kommt man auch ohne E-Mail ins Konto. Sieh nach, ob du ${count === 1 ? 'ihn kennst' : 'sie alle kennst'}, und entferne sonst, was nicht dazugehört, in deinen Einstellungen unter Datenschutz.`;
}

/** Somebody who had just signed in added a passkey: a lasting way into the account. */
const passkeyAdded = happeningKind({
  kind: 'passkey.added',
  about: 'nothing',
  keeps: z.object({ device: z.string() }),
  needs: z.object({ ...toMember.shape, passkeyId: z.guid() }),
  subject: ({ passkeyId }) => passkeyId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'passkey.added',
        href: '/settings/privacy',
        says: ({ device }) => ({
          title: 'Neuer Passkey für dein Konto',
          body: `Hinzugefügt mit ${device}. Warst du das nicht? Dann entferne ihn.`,
        }),
      },
      mail: {
        type: 'system',
        name: ({ passkeyId }) => `passkey-added.${passkeyId}`,
        says: ({ device }, reader) => ({
          subject: 'Neuer Passkey für dein Rezenso-Konto',
          preview: `Hinzugefügt mit ${device}. Warst du das?`,
          heading: 'Neuer Passkey für dein Konto',
          paragraphs: [
            greeting(reader),
            'zu deinem Konto gehört jetzt ein neuer Passkey. Mit ihm kannst du dich anmelden, ohne auf eine E-Mail zu warten.',
            'Du warst das nicht? Dann entferne ihn in deinen Einstellungen, melde alle anderen Geräte ab und ändere das Passwort deines E-Mail-Postfachs.',
          ],
          facts: [{ label: 'Hinzugefügt mit', value: device }],
          action: { label: 'Passkeys ansehen', href: `${reader.origin}/settings/privacy` },
        }),
      },
    },
  ],
});

/** An admin had no passkey at hand. */
const recoveryCodeUsed = happeningKind({
  kind: 'recovery-code.used',
  about: 'nothing',
  keeps: z.object({ left: z.int() }),
  needs: z.object({ ...toMember.shape, codeTag: z.string() }),
  subject: ({ codeTag }) => codeTag,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'recovery-code.used',
        href: '/settings/privacy',
        says: ({ left }) => ({
          title: 'Ein Wiederherstellungscode wurde benutzt',
          body: `${left === 1 ? 'Einer ist' : `${left} sind`} noch da. Warst du das nicht? Dann erstelle neue.`,
        }),
      },
      mail: {
        type: 'system',
        name: ({ codeTag }) => `recovery-code.${codeTag}`,
        says: ({ left }, reader) => ({
          subject: 'Ein Wiederherstellungscode wurde benutzt',
          preview: 'Jemand hat sich damit als Admin bestätigt. Warst du das?',
          heading: 'Ein Wiederherstellungscode wurde benutzt',
          paragraphs: [
            greeting(reader),
            `jemand hat in deinem Konto mit einem Wiederherstellungscode bestätigt, dass du es bist. ${left === 1 ? 'Einer ist' : `${left} sind`} noch da.`,
            'Du warst das nicht? Dann melde in deinen Einstellungen alle anderen Geräte ab, erstelle neue Codes und ändere das Passwort deines E-Mail-Postfachs.',
          ],
          action: { label: 'Passkeys ansehen', href: `${reader.origin}/settings/privacy` },
        }),
      },
    },
  ],
});

/** An admin signed the member out everywhere, because somebody else may have got in. The reason that was noted is for the admins. */
const sessionsEnded = happeningKind({
  kind: 'member.sessions-ended',
  about: 'nothing',
  keeps: nothing,
  /** `personId` where a colleague is told, who has no bell. */
  needs: z.object({ ...toMember.shape, entryId: z.int(), personId: z.optional(z.guid()) }),
  subject: ({ entryId }) => `sessions-ended.${entryId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'member.sessions-ended',
        href: '/settings/privacy',
        says: () => ({
          title: 'Wir haben dich zur Sicherheit überall abgemeldet',
          body: 'Dein Konto ist unverändert. Sieh nach, ob du alle Passkeys kennst.',
        }),
      },
      mail: {
        type: 'system',
        name: ({ entryId, personId }) => ['sessions-ended', entryId, personId].filter(Boolean).join('.'),
        says: (_, reader) => ({
          subject: 'Wir haben dich zur Sicherheit abgemeldet',
          preview: 'Auf allen Geräten. Dein Konto und deine Daten sind unverändert.',
          heading: 'Wir haben dich zur Sicherheit abgemeldet',
          paragraphs: [
            greeting(reader),
            'wir haben dein Konto auf allen Geräten abgemeldet, damit niemand angemeldet bleibt, der es nicht sein soll. Dein Konto und alles darin sind unverändert.',
            'Melde dich einfach wieder an. Sieh danach in den Einstellungen unter „Datenschutz“ nach, ob du alle Passkeys kennst, und entferne die anderen.',
            'Hast du ein Gerät verloren, oder liest vielleicht jemand deine E-Mails mit? Dann ändere zuerst das Passwort deines E-Mail-Postfachs.',
          ],
          action: { label: 'Wieder anmelden', href: `${reader.origin}/magic-link` },
        }),
      },
    },
  ],
});

const roleNames: Readonly<Record<AdminRole, string>> = {
  support_agent: 'Support',
  analytics_manager: 'Analytics',
  content_moderator: 'Moderation',
  user_manager: 'Benutzerverwaltung',
  super_admin: 'Super-Admin',
};

/** An admin, or whoever runs the server, gave the member an admin role or took it away. The reason that was noted is for the admins. */
const roleChanged = happeningKind({
  kind: 'member.role-changed',
  about: 'nothing',
  keeps: z.object({ role: z.nullable(adminRole) }),
  needs: z.object({ ...toMember.shape, entryId: z.int() }),
  subject: ({ entryId }) => `role-changed.${entryId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'member.role-changed',
        href: ({ role }) => (role === null ? '/dashboard' : '/admin'),
        says: ({ role }) =>
          role === null
            ? { title: 'Du bist nicht mehr in der Verwaltung', body: 'Dein Konto bleibt sonst, wie es ist.' }
            : { title: 'Du hast eine Rolle in der Verwaltung', body: `Ab jetzt gilt für dich: ${roleNames[role]}.` },
      },
      mail: {
        type: 'system',
        name: ({ entryId }) => `role-changed.${entryId}`,
        says: ({ role }, reader) => ({
          subject: role === null ? 'Du bist nicht mehr in der Verwaltung' : 'Deine Rolle in der Verwaltung von Rezenso',
          preview:
            role === null ? 'Dein Konto bleibt sonst, wie es ist.' : `Ab jetzt gilt für dich: ${roleNames[role]}.`,
          heading: role === null ? 'Du bist nicht mehr in der Verwaltung' : 'Deine Rolle in der Verwaltung',
          paragraphs: [
            greeting(reader),
            ...(role === null
              ? [
                  'deine Rolle in der Verwaltung von Rezenso ist beendet, und wir haben dich überall abgemeldet. Dein Konto bleibt sonst, wie es ist; melde dich einfach wieder an.',
                ]
              : [
                  `in der Verwaltung von Rezenso hast du jetzt die Rolle „${roleNames[role]}“. Was du dort ansiehst und entscheidest, steht mit deinem Namen im Protokoll.`,
                ]),
            'Hast du damit nicht gerechnet? Dann schreib uns, bevor du etwas anderes tust.',
          ],
          action:
            role === null
              ? { label: 'Wieder anmelden', href: `${reader.origin}/magic-link` }
              : { label: 'Zur Verwaltung', href: `${reader.origin}/admin` },
        }),
      },
    },
  ],
});

export const sessionKinds = [
  newDevice,
  emailChanged,
  passkeyAdded,
  recoveryCodeUsed,
  sessionsEnded,
  roleChanged,
] as const;
