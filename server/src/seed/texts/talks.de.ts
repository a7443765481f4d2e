/** One message: how many days ago, at which hour, from whom, and what. */
type Line = readonly [daysAgo: number, time: string, from: 'demo' | 'partner', text: string];

/** What the demo account wrote with its partners, by the partner's key, oldest first. */
export const talksOfDemo: Readonly<Record<string, readonly Line[]>> = {
  werkstatt: [
    [
      2,
      '09:10',
      'partner',
      'Hallo Café Lindenblatt, schön, dass wir uns austauschen! Wann passt es euch, dass wir bei euch in Freiburg vorbeikommen?',
    ],
    [
      2,
      '11:20',
      'demo',
      'Hallo ins Dreisamtal! Am besten unter der Woche zwischen 14 und 16 Uhr, dann ist es ruhig und ich habe Zeit für euch.\nFür wie viele Personen darf ich reservieren?',
    ],
    [2, '15:45', 'partner', 'Wir sind zu dritt. Mittwoch um halb drei?'],
    [2, '16:05', 'demo', 'Mittwoch passt. Den Tisch am Fenster habe ich euch freigehalten.'],
    [
      1,
      '10:30',
      'partner',
      'Danke! Bringt beim nächsten Mal gern die wackeligen Stühle mit, von denen ihr erzählt habt. Dann seht ihr gleich, wie wir arbeiten.',
    ],
    [1, '12:10', 'demo', 'Das machen wir. Bis Mittwoch!'],
  ],
  kurse: [
    [
      12,
      '17:10',
      'demo',
      'Hallo Sprachwerkstatt Freiburg, schön, dass wir uns austauschen! Wann habt ihr Zeit für einen ersten Termin, damit wir eure Arbeit kennenlernen?',
    ],
    [
      11,
      '08:20',
      'partner',
      'Gern! Kommt am Donnerstagabend in die offene Stunde, die ist für neue Leute gedacht und dauert 60 Minuten.',
    ],
    [11, '09:05', 'demo', 'Wunderbar, unsere Kollegin aus der Backstube kommt mit. Sie lernt gerade Französisch.'],
    [
      4,
      '14:30',
      'partner',
      'Das war eine schöne Runde mit euch. Nächste Woche schauen wir zum Frühstück bei euch vorbei.',
    ],
    [4, '15:10', 'demo', 'Darauf freuen wir uns!'],
  ],
  makler: [
    [
      3,
      '10:15',
      'partner',
      'Guten Tag! Wir haben am Samstag mit einer Familie nach der Besichtigung bei euch Kuchen gegessen, der Zwetschgenkuchen war großartig.',
    ],
    [
      3,
      '11:40',
      'demo',
      'Das freut uns sehr, danke! Wir suchen gerade einen Lagerraum in der Nähe. Dürfen wir euch dazu einmal anrufen?',
    ],
    [3, '13:05', 'partner', 'Natürlich, jederzeit bis 18 Uhr. Dann lernt ihr auch gleich kennen, wie wir beraten.'],
  ],
};
