import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sentencesFromNotes } from './note-sentences.ts';

const noteOf = (sentence: string) => sentence.slice(0, -1).toLowerCase();
const told = (note: string) => sentencesFromNotes(note);

describe('words that look like nouns and may be something else', () => {
  const left = [
    'Ein bisschen laut.',
    'Kein bisschen teuer.',
    'Bisschen warten.',
    'Das bisschen warten hat sich gelohnt.',
    'Ein bißchen eng.',
    'War ein bischen kalt.',
    'Viele andere waren unfreundlich.',
    'Die waren nett.',
    'Alle anderen waren schon weg.',
    'Beide waren sehr bemüht.',
    'Die meisten waren zufrieden.',
    'Das macht man gern mit.',
    'Die würde ich immer empfehlen.',
    'Das würde ich wieder buchen.',
    'Tut mir leid.',
    'Ging grad noch.',
    'War halt so.',
    'Mittlerweile besser.',
    'Normalerweise pünktlich.',
    'Gleich links hinter der Tür.',
    'Kam nie zurück.',
    'Gerade noch rechtzeitig.',
    'Selber schuld.',
    'Nicht der Rede wert.',
    'Ohne warten zu müssen.',
    'Ohne lange warten zu müssen.',
    'Das ganze Team hilft.',
    'Unser sehr alter Hund.',
    'Im allgemeinen Wartezimmer.',
    '2 std gewartet.',
    'Schau gern wieder vorbei.',
    'Das stand so im Vertrag.',
  ];
  for (const sentence of left)
    it(`stay as they were: '${sentence}'`, () => {
      expect(told(noteOf(sentence)).map(({ text }) => text)).toEqual([sentence]);
    });

  const large = [
    'Ein paar Minuten gewartet.',
    'Ein paar Tipps bekommen.',
    'Ein paar Schritte weiter.',
    'Als Paar dort gewesen.',
    'Unser Rüde zieht nicht mehr.',
    'Unser Welpe liebt sie.',
    'Mein Dings klemmt nicht mehr.',
    'Ruhige Stimme, kleine Gruppe, ich komme wieder.',
    'Das Ganze für 20 Euro.',
    'Das Ganze war nach zwei Tagen fertig.',
    'Das Ganze hat 30 Euro gekostet.',
    'Ohne Absplittern.',
    'Hält zwei Wochen ohne Absplittern.',
    'Fürs Anprobieren.',
    'Im Allgemeinen gute Stimmung.',
    'Im Wesentlichen gute Beratung.',
    'Im Übrigen nette Leute.',
    'Mochte den Schnitt.',
    'Der Stand war gut.',
    'Die Waren waren frisch.',
    'Das Warten hat sich gelohnt.',
    'Nach kurzem Warten.',
    'Auf meine Bitte hin.',
    'Zur Bitte um Rückruf.',
  ];
  for (const sentence of large)
    it(`are nouns where that is sure: '${sentence}'`, () => {
      expect(told(noteOf(sentence)).map(({ text }) => text)).toEqual([sentence]);
    });
});

describe("what is told to be 'neu'", () => {
  const own = [
    'Bremsen neu.',
    'Bremsen neu, Kette neu.',
    'Küche neu.',
    'Display nagelneu.',
    'Akku neu und Kabel neu.',
    'Die Scheibe neu.',
    'Dichtung neu, Filter neu, alles sauber.',
  ];
  for (const sentence of own)
    it(`may be what was done, and stays the writer's own words: '${sentence}'`, () => {
      expect(told(noteOf(sentence))).toEqual([{ text: sentence, isMade: false }]);
    });

  const made: [note: string, sentence: string][] = [
    ['bremsen waren neu', 'Die Bremsen waren neu.'],
    ['die autos sind neu', 'Die Autos sind neu.'],
    ['bremsen gut', 'Die Bremsen waren gut.'],
    ['auto sauber', 'Das Auto war sauber.'],
    ['dach dicht', 'Das Dach war dicht.'],
  ];
  for (const [note, sentence] of made)
    it(`is a sentence as before where the writer says so, or something else: '${note}'`, () => {
      expect(told(note)).toEqual([{ text: sentence, isMade: true }]);
    });
});
