/** At the head of the file that people download. */
export const exportNote =
  'Diese Datei enthält alles, was Rezenso über dich und dein Unternehmen gespeichert hat. Von deinen Partnern stehen hier der Name, den du in der Anwendung siehst, und was sie an dich geschrieben haben. Nicht enthalten sind technische Schlüssel und was andere über dich gemeldet haben. Löschst du dein Konto, bewahren wir 90 Tage lang auf, was du schon verbraucht und verdient hattest – unter unlesbaren Kennzeichen deiner E-Mail-Adresse und Domain, damit Löschen und Neuanmelden nichts zurücksetzt.';

/** How an account that left is called wherever its name stood. */
export const formerPartner = 'Ehemaliger Partner';

/** What partners of something open are told. */
export const partnerLeft = {
  title: 'Ein Partner hat Rezenso verlassen',
  body: 'Was schon abgegeben war, zählt als bestätigt; was noch offen war, ist beendet. Deine Punkte und deine Bewertungen bleiben.',
};

/** What stands where a message named an account that left. */
export const emptiedMessage = {
  title: 'Nachricht über einen ehemaligen Partner',
  body: 'Es ging um ein Unternehmen, das Rezenso verlassen hat. Der Inhalt wurde mit seinem Konto gelöscht.',
};

/** What partners of somebody who was banned are told. */
export const partnerBanned = {
  title: 'Ein Austausch ist beendet',
  body: 'Ein Partner ist bei Rezenso nicht mehr dabei. Was du abgegeben hattest, zählt; was noch offen war, ist beendet.',
};
