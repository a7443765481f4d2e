/** What somebody reads who reports a public page. */
export const pageReportTexts = {
  title: (company: string) => `Seite von ${company} melden`,
  heading: 'Diese Seite melden',
  about: (company: string) => `Es geht um die öffentliche Seite von ${company}.`,
  explained:
    'Ein Mensch aus unserem Team sieht sich die Seite an. Den Betrieb erreicht nichts von dem, was du schreibst. Wir speichern nicht, wer meldet; möchtest du eine Antwort, nimm bitte die Adresse im Impressum.',
  reason: 'Was stimmt nicht?',
  text: 'Was genau, und wo auf der Seite?',
  hint: 'Mindestens 10, höchstens 2.000 Zeichen. Bitte nenne keine privaten Daten, die wir nicht brauchen.',
  trap: 'Dieses Feld bitte leer lassen',
  submit: 'Meldung abschicken',
  back: 'Zurück zur Seite',
  faulty: 'Deine Meldung ist noch nicht abgeschickt. Bitte sieh noch einmal hin.',
  tooMany:
    'Von hier kamen gerade viele Meldungen. Bitte warte eine Stunde und schick deine dann ab; dein Text steht noch da.',
  thanks: 'Danke für deine Meldung',
  thanksText: 'Wir sehen uns die Seite an. Verstößt sie gegen unsere Regeln, zeigen wir sie nicht mehr.',
  home: 'Zu Rezenso',
};

/** What is wrong with what they sent. */
export const faultTexts = {
  reason: 'Bitte wähle aus, was nicht stimmt',
  /**
   * @param _code of zod's issue
   * @param said the contract's own sentence, which is German
   */
  text: (_code: string, said: string) => said,
};
