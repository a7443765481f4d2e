/** How a review is answered: with joy, with thanks alone, without taking sides, with regret. */
export type Tone = 'glad' | 'plain' | 'even' | 'sorry';
export type Phrases = readonly [string, ...string[]];

/*
 * Everything that an answer says by itself. Each sentence is true of any business and any review of its tone: none tells of a visit or
 * a person, promises, offers, explains or asks for other stars.
 */

export const openings: Record<Tone, Phrases> = {
  glad: [
    'Vielen Dank für Ihre Bewertung!',
    'Herzlichen Dank für Ihre Bewertung!',
    'Vielen Dank für Ihre gute Bewertung!',
    'Haben Sie vielen Dank für Ihre Bewertung!',
    'Danke, dass Sie sich die Zeit für eine Bewertung genommen haben!',
    'Vielen Dank, dass Sie uns bewertet haben!',
    'Besten Dank für Ihre Rückmeldung!',
    'Vielen herzlichen Dank für Ihre gute Bewertung!',
  ],
  // Right under praise that was not understood, and under a report of a death or a crime as well.
  plain: [
    'Vielen Dank für Ihre Zeit und Ihre Worte.',
    'Danke, dass Sie sich die Zeit für diese Worte genommen haben.',
    'Haben Sie vielen Dank für Ihre Worte und Ihre Zeit.',
    'Vielen Dank, dass Sie sich die Zeit für Ihre Worte genommen haben.',
    'Danke für Ihre Worte und für die Zeit, die Sie sich genommen haben.',
    'Vielen Dank für Ihre Worte, sie sind uns wichtig.',
  ],
  even: [
    'Vielen Dank für Ihre Bewertung.',
    'Vielen Dank für Ihre Rückmeldung.',
    'Danke, dass Sie sich die Zeit für eine Rückmeldung genommen haben.',
    'Haben Sie vielen Dank für Ihre Rückmeldung.',
    'Danke für Ihre Rückmeldung, sie ist uns wichtig.',
    'Besten Dank, dass Sie uns bewertet haben.',
  ],
  sorry: [
    'Vielen Dank für Ihre Rückmeldung.',
    'Danke, dass Sie uns eine Rückmeldung geben.',
    'Danke, dass Sie sich die Zeit für eine Rückmeldung genommen haben.',
    'Vielen Dank, dass Sie sich die Zeit für diese Bewertung genommen haben.',
    'Danke für Ihre Bewertung, wir nehmen sie ernst.',
    'Haben Sie vielen Dank für Ihre Rückmeldung.',
  ],
};

/** With a sentence of a review that says nothing else. */
export const praise: Record<'first' | 'second', Phrases> = {
  first: [
    'Sie schreiben {quote}, und das freut uns sehr.',
    'Über Ihre Worte {quote} freuen wir uns sehr.',
    'Dass Sie {quote} schreiben, freut uns sehr.',
    '{quote}: Das lesen wir sehr gern.',
    'Besonders gefreut haben uns Ihre Worte {quote}.',
    'Ihre Worte {quote} sind für uns ein schönes Lob.',
  ],
  second: [
    'Auch Ihre Worte {quote} freuen uns.',
    'Und auch {quote} lesen wir gern.',
    'Ebenso gern haben wir {quote} gelesen.',
    'Auch über {quote} freuen wir uns.',
  ],
};

/** With a sentence of a review that says more than was understood: thanks without joy. */
export const calmPraise: Record<'first' | 'second', Phrases> = {
  first: [
    'Für Ihre Worte {quote} danken wir Ihnen.',
    'Dass Sie {quote} schreiben, wissen wir zu schätzen.',
    'Sie schreiben {quote}, und dafür danken wir Ihnen.',
    'Ihre Worte {quote} wissen wir zu schätzen.',
  ],
  second: [
    'Auch für {quote} danken wir Ihnen.',
    'Auch Ihre Worte {quote} wissen wir zu schätzen.',
    'Ebenso danken wir Ihnen für {quote}.',
  ],
};

/** With the name of a theme; what was written about it is not said again. */
export const criticism: Record<'first' | 'second', Phrases> = {
  first: [
    'Ihre Kritik zum Thema {theme} nehmen wir ernst, und es tut uns leid.',
    'Was Sie zum Thema {theme} schreiben, tut uns leid.',
    'Für das, was Sie zum Thema {theme} kritisieren, bitten wir um Entschuldigung.',
    'Ihre Kritik zum Thema {theme} tut uns leid. Wir nehmen sie ernst.',
  ],
  second: [
    'Auch Ihre Kritik zum Thema {theme} nehmen wir ernst.',
    'Dasselbe gilt für Ihre Kritik zum Thema {theme}.',
    'Auch was Sie zum Thema {theme} schreiben, tut uns leid.',
  ],
};

/** After one or two stars of whose text nothing is surely understood. */
export const regrets: Phrases = [
  'Es tut uns leid, dass Sie nicht zufrieden waren.',
  'Dass Sie nicht zufrieden waren, tut uns leid.',
  'Es tut uns leid, dass wir Sie nicht überzeugen konnten.',
  'Wir bedauern sehr, dass Sie nicht zufrieden waren.',
];

export const invitations: Phrases = [
  'Wir möchten gern mit Ihnen darüber sprechen: Bitte melden Sie sich direkt bei uns.',
  'Bitte melden Sie sich bei uns, damit wir in Ruhe darüber sprechen können.',
  'Gern hören wir Ihnen dazu persönlich zu. Melden Sie sich bitte bei uns.',
  'Wenn Sie mögen, sprechen wir persönlich darüber. Melden Sie sich einfach bei uns.',
  'Bitte melden Sie sich direkt bei uns, wir möchten gern mit Ihnen sprechen.',
];

/** After three stars, and after fewer whose text only praises. */
export const questions: Phrases = [
  'Was können wir besser machen? Wenn Sie mögen, melden Sie sich bei uns.',
  'Gern würden wir wissen, was wir besser machen können. Melden Sie sich dazu einfach bei uns.',
  'Gern würden wir wissen, was wir besser machen können. Sprechen Sie uns bitte an.',
  'Was können wir besser machen? Sagen Sie es uns bitte direkt, wir hören gern zu.',
];

/** After four or five stars without a text. */
export const closings: Phrases = [
  'Das freut uns sehr.',
  'Wir haben uns sehr darüber gefreut.',
  'Darüber freuen wir uns sehr.',
  'So eine Rückmeldung tut gut.',
  'Das ist für uns ein schönes Lob.',
];

export const greetings: Record<Tone, Phrases> = {
  glad: ['Herzliche Grüße', 'Freundliche Grüße', 'Viele Grüße', 'Beste Grüße'],
  plain: ['Freundliche Grüße', 'Mit freundlichen Grüßen', 'Mit freundlichem Gruß', 'Viele Grüße'],
  even: ['Freundliche Grüße', 'Viele Grüße', 'Beste Grüße', 'Mit freundlichen Grüßen'],
  sorry: ['Freundliche Grüße', 'Mit freundlichen Grüßen', 'Mit freundlichem Gruß'],
};
