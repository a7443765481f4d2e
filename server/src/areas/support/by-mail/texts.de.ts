/** What stands below a message that came by mail with something that stays outside. */
export const byMailTexts = {
  filesLeftOut: '(Diese Nachricht kam per E-Mail. Ihre Anhänge und Bilder wurden nicht übernommen.)',
};

/**
 * Why a mail is refused: whoever wrote it reads this in what their own mail server sends back. Answers of SMTP know no letters beyond ASCII, so these
 * sentences do without umlauts.
 */
export const refusalTexts = {
  unknown: (href: string) => `Diese Adresse nimmt nichts an. Bitte schreib auf der Seite: ${href}`,
  sender: (href: string) => `Bitte antworte mit der Adresse deines Kontos, oder schreib auf der Seite: ${href}`,
  agent: (href: string) =>
    `Hier antwortet nur, wer die Rolle dazu hat, mit der Adresse des eigenen Kontos. Sonst auf der Seite: ${href}`,
  banned: (href: string) => `Dein Konto ist gesperrt. Bitte schreib an die Adresse im Impressum: ${href}`,
  unreadable: (href: string) => `Diese Mail ist nicht lesbar. Bitte schreib auf der Seite: ${href}`,
  empty: (href: string) =>
    `In dieser Mail steht kein neuer Text; Bilder und Zitate zeigen wir nicht. Bitte schreib auf der Seite: ${href}`,
  tooLong: (href: string, most: number) =>
    `Diese Mail ist zu lang, hier passen ${most} Zeichen. Bitte teil sie auf, oder schreib auf der Seite: ${href}`,
  tooLarge: (href: string, most: string) =>
    `Diese Mail ist zu umfangreich, wir nehmen ${most}. Bitte schick sie ohne Bilder, oder schreib auf der Seite: ${href}`,
  closed: (href: string) => `Diese Anfrage ist geschlossen. Auf der Seite kannst du sie wieder aufmachen: ${href}`,
  changed: (href: string) =>
    `Inzwischen hat jemand geschrieben, oder die Anfrage ist geschlossen. Bitte sieh nach: ${href}`,
  taken: (href: string) => `Unter dieser Message-ID kam schon eine andere Mail. Bitte schreib auf der Seite: ${href}`,
  busy: (href: string) =>
    `Das sind gerade viele Nachrichten. Dein Mailserver versucht es noch einmal. Auf der Seite: ${href}`,
  unavailable: (href: string) =>
    `Gerade geht es nicht. Dein Mailserver versucht es noch einmal. Auf der Seite: ${href}`,
};
