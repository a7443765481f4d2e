import { describe, it } from 'node:test';
import { expect } from 'expect';
import { assessReview } from '../assess-review.ts';
import { analyzeReview } from './analyze-review.ts';
import { leftOut } from './told.ts';
import { weighsUp } from './weighing.ts';

describe('what a text leaves out', () => {
  it('is nothing where it tells what, who and when', () => {
    for (const text of [
      'Weisheitszähne gezogen bekommen, beide rechts in einer Sitzung. Dr. Kern rief abends sogar an.',
      'Unser Umzug von Fulda nach Kassel dauerte neun Stunden, drei Männer, kein Kratzer am Klavier.',
      'Zum 60. Geburtstag eine Torte mit Marzipan bestellt. Die Konditorin hat das Foto genau getroffen.',
      'Lisa hat uns das Wandern mit Eseln erklärt, vier Stunden, 35 € pro Kind.',
      'Der Gärtner hat die Thujahecke auf zwei Meter gekürzt.',
    ])
      expect([text, leftOut(text)]).toEqual([text, []]);
  });

  it('is each part that is missing, and no other', () => {
    const parts: Record<string, string[]> = {
      'Sehr nettes Team, immer wieder gerne!': ['what', 'who', 'when'],
      'Die Heizung läuft wieder, alles sauber hinterlassen.': ['who', 'when'],
      'Mein Fahrrad wurde schnell repariert.': ['who', 'when'],
      'Frau Seidel ist einfach die Beste!': ['what', 'when'],
      'Die Pizza war lecker und der Kellner freundlich.': ['when'],
      'Am Dienstag kam Herr Wolf vorbei, sehr sympathisch.': ['what'],
      'Gestern dort gewesen, alles bestens.': ['what', 'who'],
    };
    for (const [text, missing] of Object.entries(parts)) expect([text, leftOut(text)]).toEqual([text, missing]);
  });

  it('is said to writer and business, and not guessed of another language', () => {
    const text = 'Die Heizung läuft wieder, alles sauber hinterlassen.';
    const said = (words: string, reader: 'writer' | 'business', language: 'de' | 'en' = 'de') =>
      analyzeReview({ text: words, reader, language }).reasons.find(({ code }) => code === 'details_missing')?.text;
    expect(said(text, 'business')).toBe(
      'Einzelheiten fehlen: wer geholfen hat, wann das war oder wie lange es dauerte.',
    );
    expect(said(text, 'writer')).toMatch(/^Nenne mehr Einzelheiten: wer hat dir geholfen, /);
    expect(said('On Monday Mr Harris repaired our boiler in two hours.', 'business', 'en')).toBeUndefined();
    const french = 'Très bon accueil, Madame Petit nous a servi un repas délicieux et le dessert de la maison.';
    expect(said(french, 'business')).toBeUndefined();
  });
});

describe('a text that weighs up', () => {
  it('praises and criticises', () => {
    for (const text of [
      'Das Essen war gut, aber wir haben lange gewartet.',
      'Schöne Zimmer. Das Frühstück war enttäuschend.',
      'Die Beratung war kompetent, die Rechnung aber zu hoch.',
      'Der Haarschnitt ist toll geworden, nur der Laden war laut.',
    ])
      expect([text, weighsUp(text)]).toEqual([text, true]);
  });

  it('is none of praise that denies, concedes or was brought something broken', () => {
    for (const text of [
      'Kein Problem, keine lange Wartezeit, alle sehr freundlich.',
      'Obwohl viel los war, kam der Kaffee schnell. Der Kuchen war frisch.',
      'Leider war die Heizung defekt, Herr Ott kam aber schnell und hat sie repariert.',
      'Zwar weit weg, aber die Fahrt lohnt sich: sehr gutes Essen.',
      'Ich hatte Angst, es wird teuer, aber der Preis war fair.',
      'Leider unfreundlich und teuer.',
    ]) {
      expect([text, weighsUp(text)]).toEqual([text, false]);
      expect(analyzeReview({ text }).reasons.map(({ code }) => code)).not.toContain('balance');
    }
  });
});

describe('own words', () => {
  it('are not said of a text that stands elsewhere', () => {
    const text =
      'Die Näherin hat den Reißverschluss am Schlafsack getauscht, 18 Euro, und die Naht am Fußende gleich mit verstärkt.';
    const codes = (candidates: { text: string }[]) =>
      assessReview({ text }, candidates).reasons.map(({ code }) => code);
    expect(codes([])).toContain('own_words');
    expect(codes([{ text }])).not.toContain('own_words');
    expect(assessReview({ text }, [{ text }]).qualityScore).toBe(assessReview({ text }).qualityScore);
  });
});
