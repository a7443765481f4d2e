import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { folded, stemsOf } from './german-words.ts';
import { findArticles } from './search.ts';

const test = await startTestApp();
const first = (text: string) => findArticles(text, 3)[0]?.slug;

describe('searching the help centre', () => {
  const asked: ReadonlyArray<[question: string, slug: string]> = [
    ['Wie kündige ich Pro?', 'pro-kuendigen'],
    ['kuendigung', 'pro-kuendigen'],
    ['Erstattung', 'pro-kuendigen'],
    ['Passwort vergessen', 'anmelden-ohne-passwort'],
    ['ich komme nicht rein, kein Login-Link', 'anmelden-ohne-passwort'],
    ['Konto löschen', 'daten-exportieren-und-konto-loeschen'],
    ['DSGVO Auskunft', 'daten-exportieren-und-konto-loeschen'],
    ['fremdes Gerät angemeldet', 'geraete-und-sitzungen'],
    ['Newsletter abbestellen', 'e-mails-und-mitteilungen'],
    ['QR-Code für Kunden', 'kunden-fragen'],
    ['Siegel auf meiner Website einbinden', 'oeffentliche-seite-und-siegel'],
    ['Warum ist meine Bewertung verdächtig', 'warum-wird-etwas-geprueft'],
    ['Vertrauenswert', 'trust-score'],
    ['Bestenliste', 'level-und-xp'],
    ['Google Unternehmensprofil verknüpfen', 'google-verbinden'],
    ['Termin absagen', 'termine'],
    ['Wer kann mir Nachrichten schreiben', 'nachrichten'],
    ['Partner verlangt fünf Sterne', 'partner-melden'],
    ['Was kostet das', 'kostenlos-und-pro'],
    ['Branche falsch erkannt', 'website-analyse'],
    ['Sprache', 'sprache-waehlen'],
    ['englisch', 'sprache-waehlen'],
    ['language', 'sprache-waehlen'],
    ['emails', 'e-mails-und-mitteilungen'],
    ['e-mail abbestellen', 'e-mails-und-mitteilungen'],
  ];
  for (const [question, slug] of asked)
    it(`finds what is meant by „${question}“`, () => {
      expect(first(question)).toBe(slug);
    });

  it('finds a word while it is typed, and nothing for words that say nothing or that nobody wrote', () => {
    expect(findArticles('Sieg', 3).map(({ slug }) => slug)).toContain('oeffentliche-seite-und-siegel');
    for (const text of ['', '   ', 'wie kann ich das', 'Xylophonkonzert', '<script>', '🥨'])
      expect([text, findArticles(text, 3)]).toEqual([text, []]);
  });

  it('leaves out what hardly fits beside what does', () => {
    const found = findArticles('rechnung', 10).map(({ slug }) => slug);
    expect(found[0]).toBe('kostenlos-und-pro');
    for (const slug of ['trust-score', 'vorschlaege-verstehen']) expect(found).not.toContain(slug);
    expect(found.length).toBeLessThanOrEqual(3);
  });

  it('takes letters as people type them who have no umlauts', () => {
    expect(new Set(['Kündigung', 'Kuendigung', 'KUNDIGUNG'].map(folded)).size).toBe(1);
    expect(stemsOf('Bewertungen und Bewertung')).toEqual(['bewert', 'bewert']);
  });

  it('answers the form of members with the best few, also visitors', async () => {
    const { articles } = (await test.visitor.get('/api/help/articles?text=Abo%20k%C3%BCndigen')).json();
    expect(articles[0]).toEqual({
      path: '/hilfe/pro-kuendigen',
      title: 'Pro kündigen',
      summary: expect.stringContaining('mit einem Klick'),
    });
    expect(articles.length).toBeLessThanOrEqual(4);
    expect((await test.visitor.get(`/api/help/articles?text=${'a'.repeat(201)}`)).statusCode).toBe(400);
  });
});
