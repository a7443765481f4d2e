import { texts } from '@rezenso/contract/language';
import { invitationDays, mostPeople } from '@rezenso/contract/limits';

export const teamTexts = /* @__PURE__ */ texts('mf-settings/team/texts/teamTexts', {
  title: 'Team',
  description: 'Wer mit diesem Konto arbeitet, jede und jeder mit der eigenen E-Mail-Adresse.',
  loadFailed: 'Dein Team konnte nicht geladen werden',
  people: 'Personen im Team',
  owner: 'Verantwortlich fürs Konto',
  member: 'Mitglied',
  me: 'Du',
  since: (role: string, date: string) => `${role}, seit ${date}`,
  aloneTitle: 'Noch arbeitest du allein hier',
  alone:
    'Lade Kolleginnen und Kollegen mit ihrer eigenen Adresse ein. So muss sich niemand ein Postfach teilen, und du siehst, wer wo angemeldet ist.',
  invite: 'Jemanden einladen',
  full: `Dein Team ist voll: Es fasst ${mostPeople} Personen, offene Einladungen mitgezählt.`,
  rights:
    'Mitglieder arbeiten mit Profil, Matches, Austauschen und Reviews wie du. Bezahlung, Export, Löschung, die Adresse des Kontos und wer dazugehört, bleiben bei dir.',
  remove: 'Entfernen',
  removeNamed: (email: string) => `Entfernen: ${email}`,
  ownersMatter: 'Wer dazukommt oder geht, entscheidet, wem das Konto gehört.',
});

export const invitationTexts = /* @__PURE__ */ texts('mf-settings/team/texts/invitationTexts', {
  title: 'Offene Einladungen',
  until: (moment: string) => `Gilt bis ${moment}`,
  over: 'Abgelaufen',
  again: 'Erneut senden',
  againNamed: (email: string) => `Erneut senden: ${email}`,
  sentAgain: 'Die Einladung ist noch einmal unterwegs',
  sentAgainDescription: (email: string) => `An ${email}. Der frühere Link gilt nicht mehr.`,
  againFailed: 'Die Einladung konnte nicht gesendet werden.',
  withdraw: 'Zurückziehen',
  withdrawNamed: (email: string) => `Zurückziehen: ${email}`,
  withdrawn: 'Die Einladung ist zurückgezogen',
  withdrawFailed: 'Die Einladung konnte nicht zurückgezogen werden.',
});

export const inviteTexts = /* @__PURE__ */ texts('mf-settings/team/texts/inviteTexts', {
  title: 'Jemanden einladen',
  description: `Wir schicken einen Link, der ${invitationDays} Tage gilt. Wer ihn annimmt, meldet sich danach mit der eigenen Adresse an.`,
  email: 'E-Mail-Adresse',
  placeholder: 'name@firma.de',
  hint: 'Eine Adresse, die nur diese Person liest.',
  submit: 'Einladung senden',
  cancel: 'Abbrechen',
  sent: 'Die Einladung ist unterwegs',
  sentDescription: (email: string) => `Wir haben an ${email} geschrieben.`,
  failed: 'Die Einladung konnte nicht gesendet werden.',
  invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
});

export const removeTexts = /* @__PURE__ */ texts('mf-settings/team/texts/removeTexts', {
  question: (email: string) => `${email} entfernen?`,
  consequence:
    'Die Person wird sofort überall abgemeldet und erfährt es per E-Mail. Was sie für euch geschrieben hat, bleibt. Du kannst sie jederzeit wieder einladen.',
  confirm: 'Aus dem Team entfernen',
  keep: 'Abbrechen',
  done: 'Die Person gehört nicht mehr zum Team',
  failed: 'Die Person konnte nicht entfernt werden.',
});

export const leaveTexts = /* @__PURE__ */ texts('mf-settings/team/texts/leaveTexts', {
  title: 'Team verlassen',
  description: 'Dein Zugang endet. Was du hier geschrieben hast, bleibt beim Unternehmen.',
  open: 'Team verlassen',
  question: 'Das Team wirklich verlassen?',
  consequence:
    'Du wirst überall abgemeldet, und deine Passkeys für dieses Konto gelten nicht mehr. Zurück kommst du nur mit einer neuen Einladung.',
  confirm: 'Team verlassen',
  keep: 'Abbrechen',
  done: 'Du hast das Team verlassen',
  failed: 'Du konntest das Team nicht verlassen.',
});

export const ownerOnlyTexts = /* @__PURE__ */ texts('mf-settings/team/texts/ownerOnlyTexts', {
  mails:
    'E-Mails zu Matches, Fristen und Nachrichten gehen an die Adresse des Kontos, und wem es gehört, stellt sie dort ein. Was passiert, siehst du hier in der Glocke und auf deinen eigenen Geräten.',
  plan: 'Den Tarif wechselt oder kündigt, wem das Konto gehört. Dort liegen auch die Rechnungen.',
  subscribe: 'Pro kann nur abschließen, wem das Konto gehört. Zeig ihr oder ihm gern diese Seite.',
  address:
    'Mit dieser Adresse meldest du dich an. Brauchst du eine andere? Dann lass dich damit neu einladen, und verlasse danach das Team mit dieser.',
  data: 'Mitnehmen oder löschen kann die Daten des Unternehmens nur, wem das Konto gehört. Deine eigenen Angaben sind deine Adresse, deine Geräte und deine Passkeys: Sie verschwinden, wenn du das Team verlässt.',
  toTeam: 'Zum Team',
});
