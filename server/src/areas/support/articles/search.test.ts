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
    ['Review stimmt nicht', 'review-widersprechen'],
    ['Widerspruch einlegen', 'review-widersprechen'],
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

  const alsoAsked: ReadonlyArray<[slug: string, german: readonly string[], english: readonly string[]]> = [
    [
      'sind-getauschte-reviews-erlaubt',
      [
        'Ist das überhaupt legal?',
        'Darf Google das Konto sperren wegen getauschter Bewertungen?',
        'Muss ich den Tausch kennzeichnen?',
        'Richtlinien',
        'UWG',
      ],
      ['is this legal', 'can Google ban me', 'Do I have to disclose the swap?', 'guidelines', 'UWG'],
    ],
    [
      'konto-und-betrieb',
      ['Ich habe zwei Restaurants', 'E-Mail-Adresse ändern', 'Wo ändere ich meine Öffnungszeiten?'],
      ['two restaurants', 'change my email address', 'change opening hours'],
    ],
    [
      'im-team-arbeiten',
      ['Kann mein Team das Konto mitbenutzen?', 'mehrere Mitarbeiter', 'Kollegin einladen', 'Inhaber wechseln'],
      ['several people in my team', 'invite a colleague', 'hand over the account'],
    ],
    [
      'plattformen-eintragen',
      ['Welche Plattformen gibt es?', 'Tripadvisor'],
      ['Which platforms are possible?', 'Tripadvisor'],
    ],
    [
      'bewertungen-beantworten',
      ['Wie lösche ich eine schlechte Bewertung', 'Bewertung löschen'],
      ['How do I delete a bad review?'],
    ],
    ['review-abgeben', ['Bewertung zurückziehen', 'Kann ich meine Bewertung zurückziehen?'], ['withdraw a review']],
    ['match-anfragen-und-annehmen', ['Anfrage zurückziehen'], ['withdraw a request']],
    [
      'kostenlos-und-pro',
      ['Wie viele kostenlose Austausche habe ich noch?', 'Wo finde ich meine Rechnung?'],
      ['how many free exchanges left', 'Where do I find my invoice?'],
    ],
    ['kunden-fragen', ['Wie bekomme ich mehr Bewertungen?'], ['get more reviews']],
    ['fairer-austausch', ['Mein Partner schreibt keine Bewertung'], ['My partner does not write a review']],
    [
      'e-mails-und-mitteilungen',
      ['keine Mails mehr bekommen', 'Ich möchte keine Mails mehr bekommen'],
      ['no more emails', 'stop getting emails'],
    ],
    ['daten-exportieren-und-konto-loeschen', ['Konto löschen'], ['delete my account']],
  ];
  for (const [slug, german, english] of alsoAsked)
    it(`finds ${slug} first in both languages`, () => {
      for (const [language, questions] of [
        ['de', german],
        ['en', english],
      ] as const)
        for (const text of questions) expect([text, findArticles(text, 3, language)[0]?.slug]).toEqual([text, slug]);
    });

  it('proposes nothing but invoices to who looks for one', () => {
    for (const [text, language] of [
      ['Wo finde ich meine Rechnung?', 'de'],
      ['Where do I find my invoice?', 'en'],
    ] as const)
      expect(findArticles(text, 10, language).map(({ slug }) => slug)).toEqual(['kostenlos-und-pro']);
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
