import { texts } from '@rezenso/contract/language';
import { handoverDays } from '@rezenso/contract/limits';

export const offerTexts = /* @__PURE__ */ texts('mf-settings/handover/texts/offerTexts', {
  title: 'Konto übergeben',
  description:
    'Soll das Konto künftig jemand anderem aus deinem Team gehören? Du bleibst als Mitglied dabei, und alles, was dem Unternehmen gehört, bleibt, wie es ist.',
  open: 'Konto übergeben',
  dialogDescription: `Wir schreiben der Person. Erst wenn sie zustimmt, ändert sich etwas. Dafür hat sie ${handoverDays} Tage, und bis dahin kannst du das Angebot zurückziehen.`,
  to: 'An wen?',
  choose: 'Bitte wählen',
  required: 'Bitte wähle jemanden aus deinem Team',
  changes: 'Das ändert sich',
  submit: 'Angebot senden',
  cancel: 'Abbrechen',
  sent: 'Das Angebot ist unterwegs',
  sentDescription: (email: string) => `Wir haben an ${email} geschrieben. Noch gehört das Konto dir.`,
  failed: 'Das Angebot konnte nicht gesendet werden.',
  waiting: (email: string) => `Du hast ${email} das Konto angeboten`,
  until: (moment: string) =>
    `Noch gehört das Konto dir. Das Angebot gilt bis ${moment}, und die Antwort bekommst du per E-Mail.`,
  takeBack: 'Angebot zurückziehen',
  takenBack: 'Das Angebot ist zurückgezogen',
  takeBackFailed: 'Das Angebot konnte nicht zurückgezogen werden.',
});

/** What changes, for whom hands over and for whom takes over. */
export const changeTexts = /* @__PURE__ */ texts('mf-settings/handover/texts/changeTexts', {
  forOwner: [
    'Bezahlung und Rechnungen, Export und Löschung, die Adresse des Kontos und wer im Team ist: Darüber entscheidet dann die andere Person.',
    'E-Mails des Kontos gehen dann dorthin. Du siehst weiter alles in der Glocke und auf deinen eigenen Geräten.',
    'Du meldest dich an wie bisher und arbeitest weiter mit Profil, Matches, Austauschen und Reviews.',
    'Pro, XP, Matches und Reviews gehören dem Unternehmen und bleiben.',
  ],
  forColleague: [
    'Bezahlung und Rechnungen, Export und Löschung, die Adresse des Kontos und wer im Team ist: Darüber entscheidest dann du.',
    'E-Mails des Kontos kommen dann zu dir. Newsletter und Werbung sind aus, bis du sie einschaltest.',
    'Wer es dir übergibt, bleibt als Mitglied im Team.',
    'Pro, XP, Matches und Reviews gehören dem Unternehmen und bleiben.',
  ],
});

export const takeOverTexts = /* @__PURE__ */ texts('mf-settings/handover/texts/takeOverTexts', {
  offered: (by: string) => `${by} möchte dir das Konto übergeben`,
  until: (moment: string) => `Entscheide in Ruhe: Das Angebot gilt bis ${moment}.`,
  open: 'Angebot ansehen',
  decline: 'Ablehnen',
  declined: 'Du hast abgelehnt',
  declinedDescription: 'Geändert hat sich nichts.',
  declineFailed: 'Das Angebot konnte nicht abgelehnt werden.',
  title: 'Konto übernehmen?',
  description: (by: string) => `${by} bietet dir das Konto an. Das ändert sich, wenn du zustimmst:`,
  name: 'Unter deinem Namen sprechen wir dich an, und deine Partner wissen, mit wem sie es zu tun haben.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  submit: 'Konto übernehmen',
  cancel: 'Später entscheiden',
  done: 'Das Konto gehört jetzt dir',
  doneDescription: 'Bezahlung, Team und Daten findest du in den Einstellungen.',
  failed: 'Das Konto konnte nicht übernommen werden.',
});
