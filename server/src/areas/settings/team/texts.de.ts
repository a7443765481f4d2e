import { handoverDays, invitationDays } from '@rezenso/contract/limits';

/** @param company who invites; null before it named itself. @param by address of its owner */
export function invitationEmail(href: string, company: string | null, by: string) {
  const team = company ? `im Team von ${company}` : 'in einem Team';
  return {
    subject: company ? `${company} lädt dich zu Rezenso ein` : 'Einladung zu einem Team bei Rezenso',
    preview: `Arbeite ${team} mit, mit deiner eigenen Adresse.`,
    heading: company ? `${company} lädt dich ein` : 'Du bist eingeladen',
    paragraphs: [
      'Hallo,',
      `${by} möchte, dass du ${team} bei Rezenso mitarbeitest. Du meldest dich dort mit deiner eigenen Adresse an, und niemand muss sich ein Postfach teilen.`,
      'Auf der nächsten Seite siehst du, was du dann kannst, und entscheidest selbst.',
    ],
    action: { label: 'Einladung ansehen', href },
    footnotes: [
      `Der Link gilt ${invitationDays} Tage und lässt sich einmal verwenden.`,
      'Du kennst niemanden dort? Dann ignoriere diese E-Mail einfach, und es passiert nichts.',
    ],
  };
}

/** To an address that signs in elsewhere already. @param company who invites; null before it named itself */
export function takenEmail(company: string | null) {
  return {
    subject: company ? `${company} wollte dich einladen` : 'Jemand wollte dich einladen',
    preview: 'Deine Adresse gehört schon zu einem Konto. Geändert hat sich nichts.',
    heading: company ? `${company} wollte dich einladen` : 'Jemand wollte dich einladen',
    paragraphs: [
      'Hallo,',
      `${company ?? 'ein Unternehmen'} möchte dich bei Rezenso ins Team holen. Deine Adresse gehört dort aber schon zu einem Konto oder zu einem anderen Team, und jede Adresse gehört nur zu einem. Deshalb hat sich nichts geändert, und wer dich einlädt, erfährt von uns nichts davon.`,
      'Möchtest du mitarbeiten? Dann nenne dort eine andere Adresse von dir, oder lösche das Konto oder verlasse das Team, das du nicht mehr brauchst, und lass dich noch einmal einladen.',
    ],
  };
}

/** @param company whose team it was; null before it named itself */
export function removedEmail(company: string | null) {
  return {
    subject: 'Du gehörst nicht mehr zum Team',
    preview: `${company ? `Das Team von ${company}` : 'Dein Team'} hat deinen Zugang beendet.`,
    heading: 'Du gehörst nicht mehr zum Team',
    paragraphs: [
      'Hallo,',
      `dein Zugang zum Rezenso-Konto${company ? ` von ${company}` : ''} ist beendet, und du bist überall abgemeldet. Deine Adresse ist wieder frei: Du kannst damit ein eigenes Konto anlegen oder eine andere Einladung annehmen.`,
      'Kam das unerwartet? Dann sprich am besten direkt mit den Menschen dort.',
    ],
  };
}

/** The owner deleted the account. @param company how it was called; null when it never named itself */
export function closedEmail(company: string | null) {
  return {
    subject: company ? `Das Rezenso-Konto von ${company} gibt es nicht mehr` : 'Dein Rezenso-Team gibt es nicht mehr',
    preview: 'Das Konto wurde gelöscht. Deine Adresse ist wieder frei.',
    heading: 'Das Konto wurde gelöscht',
    paragraphs: [
      'Hallo,',
      `das Rezenso-Konto${company ? ` von ${company}` : ''}, in dem du mitgearbeitet hast, hat die Person gelöscht, der es gehörte. Du bist überall abgemeldet; was dort stand, ist weg. Es lag nicht an dir.`,
      'Deine Adresse ist wieder frei: Du kannst damit ein eigenes Konto anlegen oder eine andere Einladung annehmen.',
    ],
  };
}

/** @param company whose account it is; null before it named itself. @param by address of its owner */
export function offeredEmail(href: string, company: string | null, by: string) {
  const account = company ? `das Rezenso-Konto von ${company}` : 'euer Rezenso-Konto';
  return {
    subject: company
      ? `Möchtest du das Konto von ${company} übernehmen?`
      : 'Möchtest du euer Rezenso-Konto übernehmen?',
    preview: `${by} bietet dir das Konto an. Entscheide in Ruhe.`,
    heading: 'Möchtest du das Konto übernehmen?',
    paragraphs: [
      'Hallo,',
      `${by} möchte dir ${account} übergeben. Dann gehört es dir: Bezahlung und Rechnungen, Export und Löschung, die Adresse des Kontos und wer im Team ist: Darüber entscheidest du. ${by} bleibt als Mitglied dabei.`,
      'Melde dich mit dieser Adresse an und sieh es dir im Team an. Erst wenn du dort zustimmst, ändert sich etwas. Möchtest du nicht, lehnst du einfach ab.',
    ],
    action: { label: 'Angebot ansehen', href },
    footnotes: [`Das Angebot gilt ${handoverDays} Tage.`],
  };
}

/** @param by the colleague's address */
export function declinedEmail(href: string, by: string) {
  return {
    subject: 'Dein Angebot, das Konto zu übergeben, ist abgelehnt',
    preview: `${by} möchte das Konto nicht übernehmen. Es gehört weiter dir.`,
    heading: 'Das Konto gehört weiter dir',
    paragraphs: [
      'Hallo,',
      `${by} möchte das Konto nicht übernehmen. Geändert hat sich nichts. Du kannst es jederzeit noch einmal anbieten, auch jemand anderem aus deinem Team.`,
    ],
    action: { label: 'Team ansehen', href },
  };
}

/** @param company whose account it is; null before it named itself. @param to address of the new owner */
export function handedOverEmail(href: string, company: string | null, to: string) {
  return {
    subject: company ? `Du hast das Konto von ${company} übergeben` : 'Du hast dein Rezenso-Konto übergeben',
    preview: `Es gehört jetzt ${to}. Du bleibst im Team.`,
    heading: 'Das Konto ist übergeben',
    paragraphs: [
      'Hallo,',
      `das Rezenso-Konto${company ? ` von ${company}` : ''} gehört jetzt ${to}. Du bist weiter Mitglied und meldest dich an wie bisher. Bezahlung, Export, Löschung, die Adresse des Kontos und das Team sind nicht mehr deine Sache.`,
      'E-Mails zu Matches, Fristen und Nachrichten gehen ab jetzt dorthin. Was passiert, siehst du in der Glocke und auf deinen eigenen Geräten.',
      'Das wolltest du nicht? Dann schreib uns bitte gleich.',
    ],
    action: { label: 'Uns schreiben', href },
  };
}
