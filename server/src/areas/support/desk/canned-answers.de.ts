export interface Canned {
  name: string;
  text: string;
  /** Of the help centre, with what there is to read. */
  article?: string;
}

/** What is often answered, to be changed before it is sent. A test holds that the articles are there. */
export const canned: readonly Canned[] = [
  {
    name: 'Anmeldelink kommt nicht an',
    text: 'bitte sieh zuerst im Spam-Ordner nach und prüfe, ob die Adresse richtig geschrieben ist. Fordere danach einen neuen Link an.',
    article: 'anmelden-ohne-passwort',
  },
  {
    name: 'Warum eine Review geprüft wird',
    text: 'deine Review ist uns aufgefallen, und unser Team sieht sie sich an. Ein Verdacht ist noch keine Entscheidung.',
    article: 'warum-wird-etwas-geprueft',
  },
  {
    name: 'Pro kündigen',
    text: 'du kündigst in den Einstellungen unter „Abonnement“ und behältst Pro bis zum Ende des bezahlten Zeitraums.',
    article: 'pro-kuendigen',
  },
  {
    name: 'Wo die Rechnungen stehen',
    text: 'deine Rechnungen stehen in den Einstellungen unter „Abonnement“, sobald etwas bezahlt ist.',
    article: 'kostenlos-und-pro',
  },
  {
    name: 'Mehr Angaben nötig',
    text: 'danke für deine Nachricht. Damit wir dir helfen können: Was genau hast du getan, was hast du erwartet, und was ist stattdessen passiert? Hilfreich ist auch, welchen Browser du benutzt.',
  },
  {
    name: 'Fehler gefunden, wir kümmern uns',
    text: 'danke, dass du uns das gemeldet hast. Wir konnten es nachvollziehen und kümmern uns darum. Sobald es behoben ist, melden wir uns hier.',
  },
  {
    name: 'Partner melden',
    text: 'bitte melde den Partner direkt am Match oder am Austausch. So sieht die Moderation gleich, worum es geht.',
    article: 'partner-melden',
  },
];

export const hello = (name: string | null) => (name ? `Hallo ${name},` : 'Hallo,');
export const more = (href: string) => `Mehr dazu: ${href}`;
export const regards = 'Viele Grüße\nDein Rezenso-Team';
