import type { Polarity } from '../insights/opinions.ts';

/** How a review is answered, by its stars. */
export type Tone = 'glad' | 'even' | 'sorry';
type Phrases = readonly [string, ...string[]];
/** With the review's own words, or with the name of a theme where these cannot be repeated. */
interface Forms {
  quoted: Phrases;
  named: Phrases;
}

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

export const takingUp: Record<Polarity, { first: Forms; second: Forms }> = {
  praise: {
    first: {
      quoted: [
        'Sie schreiben {quote}, und das freut uns sehr.',
        'Über Ihre Worte {quote} freuen wir uns sehr.',
        'Dass Sie {quote} schreiben, freut uns sehr.',
        '{quote}: Das lesen wir sehr gern.',
        'Besonders gefreut haben uns Ihre Worte {quote}.',
        'Ihre Worte {quote} sind für uns ein schönes Lob.',
      ],
      named: [
        'Ihr Lob zum Thema {theme} freut uns sehr.',
        'Besonders freuen wir uns über Ihr Lob zum Thema {theme}.',
        'Über Ihr Lob zum Thema {theme} haben wir uns sehr gefreut.',
        'Was Sie Gutes zum Thema {theme} schreiben, freut uns sehr.',
      ],
    },
    second: {
      quoted: [
        'Auch Ihre Worte {quote} freuen uns.',
        'Und auch {quote} lesen wir gern.',
        'Ebenso gern haben wir {quote} gelesen.',
        'Auch über {quote} freuen wir uns.',
      ],
      named: [
        'Auch Ihr Lob zum Thema {theme} freut uns.',
        'Ebenso freut uns Ihr Lob zum Thema {theme}.',
        'Auch über Ihr Lob zum Thema {theme} freuen wir uns.',
      ],
    },
  },
  criticism: {
    first: {
      quoted: [
        'Sie schreiben {quote}: Das tut uns leid.',
        'Zu Ihren Worten {quote}: Das tut uns leid, und wir nehmen es ernst.',
        'Für das, was Sie mit {quote} beschreiben, bitten wir um Entschuldigung.',
        '{quote}: Dafür bitten wir um Entschuldigung.',
        'Dass Sie {quote} schreiben, tut uns leid. Wir nehmen es ernst.',
      ],
      named: [
        'Ihre Kritik zum Thema {theme} nehmen wir ernst, und es tut uns leid.',
        'Was Sie zum Thema {theme} schreiben, tut uns leid.',
        'Für das, was Sie zum Thema {theme} kritisieren, bitten wir um Entschuldigung.',
        'Ihre Kritik zum Thema {theme} tut uns leid. Wir nehmen sie ernst.',
      ],
    },
    second: {
      quoted: [
        'Auch Ihre Worte {quote} nehmen wir ernst.',
        'Auch für {quote} bitten wir um Entschuldigung.',
        'Dasselbe gilt für Ihre Worte {quote}.',
      ],
      named: [
        'Auch Ihre Kritik zum Thema {theme} nehmen wir ernst.',
        'Dasselbe gilt für Ihre Kritik zum Thema {theme}.',
        'Auch was Sie zum Thema {theme} schreiben, tut uns leid.',
      ],
    },
  },
};

/** After a bad review of which nothing is surely understood. */
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
  'Über ein Gespräch mit Ihnen würden wir uns freuen. Bitte melden Sie sich direkt bei uns.',
];

/** After a review between good and bad that criticises nothing. */
export const questions: Phrases = [
  'Was können wir besser machen? Wenn Sie mögen, melden Sie sich bei uns.',
  'Gern würden wir wissen, was wir besser machen können. Melden Sie sich dazu einfach bei uns.',
  'Wenn wir etwas besser machen können, sprechen Sie uns bitte an.',
  'Wenn Ihnen etwas gefehlt hat, sagen Sie es uns bitte direkt. Wir hören gern zu.',
];

/** After a good review of which nothing is surely understood. */
export const closings: Phrases = [
  'Das freut uns sehr.',
  'Wir haben uns sehr darüber gefreut.',
  'Darüber freuen wir uns sehr.',
  'So eine Rückmeldung tut gut.',
  'Das ist für uns ein schönes Lob.',
];

export const greetings: Record<Tone, Phrases> = {
  glad: ['Herzliche Grüße', 'Freundliche Grüße', 'Viele Grüße', 'Beste Grüße'],
  even: ['Freundliche Grüße', 'Viele Grüße', 'Beste Grüße', 'Mit freundlichen Grüßen'],
  sorry: ['Freundliche Grüße', 'Mit freundlichen Grüßen', 'Mit freundlichem Gruß'],
};
