/** At the head of the file that people download. */
export const exportNote =
  'Diese Datei enthält alles, was Rezenso über dich und dein Unternehmen gespeichert hat. Von deinen Partnern stehen hier der Name, den du in der Anwendung siehst, und was sie an dich geschrieben haben. Nicht enthalten sind technische Schlüssel und was andere über dich gemeldet haben. Löschst du dein Konto, bewahren wir 90 Tage lang auf, was du schon verbraucht und verdient hattest – unter unlesbaren Kennzeichen deiner E-Mail-Adresse und Domain, damit Löschen und Neuanmelden nichts zurücksetzt. Wer dich abgelehnt oder blockiert hat, bleibt unter solchen Kennzeichen 30 Tage lang verzeichnet, ein Jahr lang, solange dich jemand blockiert. Die Adresse deiner öffentlichen Seite bleibt ein Jahr lang gesperrt, auch sie nur als unlesbares Kennzeichen, damit gedruckte Codes zu niemand anderem führen.';

/** What the file is called. */
export const fileName = (day: string) => `rezenso-daten-${day}.json`;

/** How an account that left is called wherever its name stood. */
export const formerPartner = 'Ehemaliger Partner';

/**
 * To the mailbox of an account that was deleted, once.
 * @param firstName null where it had none
 * @param company how the business was called; null when it never named itself
 */
export function deletedEmail(firstName: string | null, company: string | null, origin: string) {
  return {
    subject: 'Dein Rezenso-Konto ist gelöscht',
    preview: 'Dein Profil, deine Reviews und deine XP sind weg.',
    heading: 'Dein Konto ist gelöscht',
    paragraphs: [
      firstName ? `Hallo ${firstName},` : 'Hallo,',
      `wie gewünscht haben wir dein Rezenso-Konto${company ? ` von ${company}` : ''} gelöscht, mit Profil, Reviews und XP. Offene Austausche sind beendet, ein Pro-Abonnement auch, und du bist überall abgemeldet.`,
      'Zurückholen lässt sich das nicht. Neu anfangen kannst du mit dieser Adresse jederzeit.',
      'Warst du das nicht? Dann kommt jemand an dein Postfach oder an eines deiner Geräte. Ändere das Passwort deines Postfachs und schreib uns.',
    ],
    action: { label: 'Uns schreiben', href: `${origin}/kontakt` },
    footnotes: ['Das war unsere letzte E-Mail zu diesem Konto. Wir heben sie nicht auf.'],
  };
}
