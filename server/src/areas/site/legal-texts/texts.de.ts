interface LegalTexts {
  title: string;
  /** In a sentence, in the fourth case. */
  name: string;
  description: string;
}

export const legalTexts = {
  imprint: {
    title: 'Impressum',
    name: 'das Impressum',
    description: 'Wer Rezenso betreibt und wie du uns erreichst.',
  },
  privacy: {
    title: 'Datenschutz',
    name: 'die Datenschutzerklärung',
    description: 'Welche Daten Rezenso verarbeitet und welche Rechte du hast.',
  },
  terms: {
    title: 'AGB',
    name: 'die AGB',
    description: 'Die Bedingungen, unter denen du Rezenso nutzt.',
  },
} satisfies Record<string, LegalTexts>;

/** Instead of a text that cannot be shown: what is wrong with it, and who mends it how. */
export const absenceTexts = {
  missing: {
    lead: (name: string) => `Hier wirst du ${name} finden. Noch fehlt der Text.`,
    task: (file: string) => [
      'Du betreibst diese Seite? Dann leg den Text als Datei ',
      { code: file },
      ' in den Ordner, den die Variable ',
      { code: 'LEGAL_DIR' },
      ' nennt. Eine Gliederung zum Ausfüllen liegt bei: ',
      { code: `deploy/legal/${file.replace(/\.md$/, '.example.md')}` },
      '.',
    ],
  },
  unfinished: {
    lead: (name: string) => `Hier wirst du ${name} finden. Noch ist der Text nicht fertig.`,
    task: (file: string) => [
      'Du betreibst diese Seite? Dann füll in der Datei ',
      { code: file },
      ' aus, was noch in doppelten eckigen Klammern steht: ',
      { code: '[[…]]' },
      '. Vorher zeigen wir nichts davon, damit niemand ein Muster für echt hält.',
    ],
  },
  unreadable: {
    lead: (name: string) => `Hier steht sonst ${name}. Gerade lässt sich der Text nicht lesen.`,
    task: (file: string) => [
      'Du betreibst diese Seite? Dann schau ins Log des Servers: Dort steht, was ihn an der Datei ',
      { code: file },
      ' hindert.',
    ],
  },
  soon: 'Was du änderst, steht innerhalb einer Minute hier. Ein Neustart ist nicht nötig.',
  question: 'Du hast eine Frage an die Betreiber?',
  contact: 'Zum Kontakt',
};

/** In a text that somebody wrote. */
export const contentTexts = {
  table: 'Tabelle',
  /** Where a heading has no letter, in its address. */
  section: 'abschnitt',
};

export type Words = ReadonlyArray<string | { code: string }>;
