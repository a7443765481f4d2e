import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preferenceTexts } from './texts.de.ts';

/** What a text says of each mail that docs/mail.md lists; a test of the server holds that list against its code. */
const wordsFor: Record<string, RegExp> = {
  'match-requested': /anfragt/,
  'match-accepted': /annimmt/,
  'match-declined': /ablehnt/,
  'exchange-started': /Austausch startet/,
  'extension-proposed': /eine spätere Frist vorschlägt/,
  'extension-answered': /oder beantwortet/,
  'plan-cancelled': /Austausch startet oder absagt/,
  'match-reviewed': /im Match schreibt/,
  'appointment-proposed': /einen Termin vorschlägt/,
  'appointment-agreed': /zusagt/,
  'appointment-withdrawn': /oder absagt/,
  'appointment-ended': /wegfällt/,
  'partner-left': /wegfällt/,
  'partner-banned': /wegfällt/,
  'appointment-reminder': /vor und nach einem Termin/,
  'exchange-confirmed': /beim Bestätigen etwas anmerkt/,
  'exchange-reminder': /fällig/,
  'exchange-submitted': /Erhalt bestätigen/,
  'exchange-silence': /ohne Antwort als bestätigt/,
  subscription: /beginnt, gekündigt wird oder endet .* Zahlung fehlschlägt/,
  'messages-unread': /nicht gleich liest/,
  'suggestions-weekly': /montags, wenn es neue Vorschläge gibt/,
  'level-reached': /neues Level/,
  welcome: /erste/,
  'sign-in': /Anmeldelinks/,
  'sign-in-code': /Bestätigungscodes/,
  'new-device': /in einem neuen Browser/,
  'email-change-old': /Änderungen deiner E-Mail-Adresse/,
  'email-change-new': /Änderungen deiner E-Mail-Adresse/,
  'email-changed': /Änderungen deiner E-Mail-Adresse/,
  'email-changed-new': /Änderungen deiner E-Mail-Adresse/,
  'handover-offered': /wem das Konto gehört/,
  'handover-declined': /wem das Konto gehört/,
  'handover-given': /wem das Konto gehört/,
  'handover-taken': /wem das Konto gehört/,
  'passkey-added': /Passkeys/,
  'team-joined': /dein Team/,
  // To people who have no account, or had one.
  'team-invitation': /dein Team/,
  'team-removed': /dein Team/,
  'team-closed': /dein Team/,
  // Only admins have some.
  'recovery-code': /Passkeys/,
  'account-deleted': /dass dein Konto gelöscht ist/,
  'support-answered': /Antworten auf deine Anfragen/,
  // Both to the operators' own mailbox.
  'support-request': /Support/,
  'support-message': /Support/,
  'dispute-opened': /Widersprüche gegen Reviews/,
  'dispute-decided': /und wie sie ausgehen/,
  'account-held': /ob wir uns dein Konto ansehen/,
  'account-hold-decided': /ob wir uns dein Konto ansehen/,
  'status-changed': /ob dein Konto .*gesperrt oder wieder frei/,
  'sessions-ended': /ob wir dich zur Sicherheit abgemeldet haben/,
  // Only admins have one.
  'role-changed': /deine Rolle in der Verwaltung/,
  'page-hidden': /deine öffentliche Seite gesperrt/,
  'page-allowed': /deine öffentliche Seite gesperrt oder wieder frei/,
};

const rows = readFileSync(join(__dirname, '../../../docs/mail.md'), 'utf8').matchAll(
  /^\| `(\w+)` \|[^|]*\|([^|]*)\|/gm,
);
const mails = [...rows].flatMap(([, kind = '', names = '']) =>
  [...names.matchAll(/`([\w-]+)`/g)].map(([, mail = '']) => ({ kind, mail })),
);

it('knows all mails', () => expect(mails.length).toBeGreaterThan(11));

it.each(mails)('$kind says that it brings the mail $mail', ({ kind, mail }) => {
  const types: Record<string, { description: string }> = preferenceTexts.types;
  expect(types[kind]?.description).toMatch(wordsFor[mail] ?? 'a word for it, above');
});
