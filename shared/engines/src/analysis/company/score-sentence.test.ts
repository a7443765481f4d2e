import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { audienceOf } from './audience.ts';
import { refused, scoreSentence } from './score-sentence.ts';
import { sentencesIn } from './sentences.ts';
import { summaryOf } from './summary.ts';

const unknown = { industry: null, trade: null };

describe('a sentence that must not be told', () => {
  for (const sentence of [
    'Am 4. Mai liest bei uns der Krimiautor Jens Krüger.',
    'Einladung zum Grillabend im Hof.',
    'Im letzten Jahr haben wir zwei Bäckereien umgebaut.',
    'Der Laden bleibt über Ostern geschlossen.',
    'Wir suchen zum Sommer eine Kollegin für die Backstube.',
    'Maler (m/w/d) in Vollzeit.',
    'Zu unseren Kunden zählen Hotels, Kliniken und eine Brauerei.',
    'Gearbeitet für: Brauerei Nord, Klinik am See.',
    'Wir danken allen Förderern und der Bäckerei Rau.',
    'Do bis Sa 10–14 Uhr.',
    'Sonntags von 8 bis 11 Uhr gibt es frische Brötchen.',
    'Seegasse 4, 88131 Lindau.',
    'Wir liefern nach: 88131, 88138, 88142.',
    'Sie erreichen die Werkstatt unter 08382 556677.',
    'Schnitt 30 €, Farbe 55 €.',
    'Dauerwelle für nur 49 Euro.',
    'Joomla! is a content management system.',
    'Optimiert für Internet Explorer 6.',
    'Liebe Gäste, schön, dass ihr da seid.',
    'Rohr verstopft?',
    'Rufen Sie uns gern an.',
    'Bitte bringen Sie Sportschuhe mit.',
    'Unsere Zimmer finden Sie unter „Wohnen“.',
    'Umzug in Jena ✓ schnell ✓ zum Festpreis.',
    'Alle Kurse buchen, jetzt anmelden!',
    'Boote sind unsere Leidenschaft.',
    'Unser Anspruch ist perfekte Farbe.',
    'Von der Idee bis zum Druck – alles im Haus.',
    'Zum Geburtstag schenken wir jedem Gast einen Sekt.',
  ])
    it(`'${sentence}'`, () => expect(scoreSentence(sentence, unknown)).toBe(refused));
});

describe('a sentence that may be told', () => {
  for (const sentence of [
    'Seit dem 1. April 1998 reparieren wir Uhren.',
    'Seit 2004 schenken wir im Keller Wein aus.',
    'Wir planen für Bauherren Häuser aus Holz.',
    'Wir beliefern Kliniken und Hotels mit frischer Wäsche.',
    'Wir machen Bewerbungsfotos, auch am selben Tag.',
    'Wir entwickeln Programme in JavaScript und Java.',
    'Liebevoll restaurieren wir alte Möbel.',
    'In der Seegasse 4 backen wir Brot und Kuchen.',
    'Rund um die Uhr öffnen wir Türen und Tresore.',
    'Schlüssel und Schlösser, Türöffnung auch nachts.',
  ])
    it(`'${sentence}'`, () => expect(scoreSentence(sentence, unknown)).toBeGreaterThan(0));

  it('counts more with words of its own trade than of those it works for', () => {
    const own = { industry: 'Finanzen', trade: 'office/tax_advisor' } as const;
    const books = scoreSentence('Steuererklärungen, Buchhaltung und Jahresabschlüsse.', own);
    expect(books).toBeGreaterThan(scoreSentence('Restaurants, Zahnärzte und Schreinereien.', own));
    const does = scoreSentence('Wir mahlen Korn.', unknown);
    expect(does).toBeGreaterThan(scoreSentence('Die Mühle liegt direkt am Bach.', unknown));
  });
});

describe('sentences', () => {
  it('lose the mark of a list, a salutation, and where or when to find the business', () => {
    expect(sentencesIn('- Tapeten und Lacke')).toEqual(['Tapeten und Lacke']);
    expect(sentencesIn('Liebe Eltern, wir betreuen Kinder bis zur Einschulung.')).toEqual([
      'Wir betreuen Kinder bis zur Einschulung.',
    ]);
    expect(sentencesIn('Schlosserei für Tore und Treppen, Tel. 0711 123456')).toEqual([
      'Schlosserei für Tore und Treppen',
    ]);
    expect(sentencesIn('Café mit Kuchen aus eigener Backstube – Mo–Fr 9–18 Uhr')).toEqual([
      'Café mit Kuchen aus eigener Backstube',
    ]);
  });

  it('end before quoted words', () => {
    expect(sentencesIn('Danach gibt es Suppe. «Der beste Abend!» – Klinik am See.')).toHaveLength(2);
  });

  it('do not end at dates and short forms', () => {
    expect(sentencesIn('Am 3. Mai kam Dr. Wolf. Er blieb z. B. Jahre.')).toEqual([
      'Am 3. Mai kam Dr. Wolf.',
      'Er blieb z. B. Jahre.',
    ]);
  });
});

describe('a page that lists what is done', () => {
  const summary = (body: string) => summaryOf([page(body)]).summary;

  it('is told by its list, without prices, signs and repetitions', () => {
    const list = '<ul><li>Maniküre</li><li>Pediküre</li><li>Gesichtsbehandlung</li></ul>';
    expect(summary(list)).toBe('Maniküre, Pediküre, Gesichtsbehandlung.');
    expect(summary('<p>Maniküre 25 €, Pediküre 30 €, Gesichtsbehandlung ab 45,00 €</p>')).toBe(
      'Maniküre, Pediküre, Gesichtsbehandlung.',
    );
  });

  it('is not told by a menu or by its customers', () => {
    expect(summary('<ul><li>Start</li><li>Maniküre</li><li>Pediküre</li><li>Kontakt</li></ul>')).toBe('');
    expect(summary('<ul class="referenzen"><li>Hotel Post</li><li>Bäckerei Rau</li><li>Zahnarzt Ott</li></ul>')).toBe(
      '',
    );
  });
});

describe('where a sentence stands', () => {
  const told = (body: string) => summaryOf([page(body)]).summary;
  const work = 'Romane, Krimis und Bilderbücher, auf Wunsch als Geschenk verpackt.';

  it('counts less under news, and not after a heading about the business or beside it', () => {
    const news = '<h2>Krimi des Monats</h2><p>Eine Köchin verschwindet spurlos aus einem Hotel am See.</p>';
    expect(told(`${news}<h3>Über uns</h3><p>${work}</p>`)).toBe(work);
    expect(told(`${news}<aside><p>${work}</p></aside>`)).toBe(work);
    expect(told(news)).toBe('');
  });

  it('counts more on the start page than on another, and in a text than in a list', () => {
    const own = `<p>${work}</p>`;
    const other = readPage(
      '<p>Wir öffnen auch abends für Gruppen.</p>',
      'https://www.beispiel-seite.de/gruppen',
      'about',
    );
    expect(summaryOf([page(own), other]).summary).toMatch(/^Romane/);
    const list = '<p>- Zahnriemen und Bremsen, jeden Dienstag mit Prüfer</p>';
    const text = 'Ihre Werkstatt für alle Marken im Hafen, mit Annahme am Abend, Leihwagen und Abholung der Fahrzeuge.';
    expect(told(`${list}<p>${text}</p>`)).toBe(text);
  });
});

describe('whom a business addresses', () => {
  const audience = (text: string, trade: string | null) =>
    audienceOf([page(`<p>${text}</p>`)], { industry: null, trade }, '88131 Lindau').audience;

  it('is told by its own sentence, in its order', () => {
    const text = 'Wir beraten Vereine, Freiberufler und Handwerksbetriebe.';
    expect(audience(text, 'office/tax_advisor')).toBe(
      'Vereine, Freiberufler und Handwerksbetriebe in Lindau und Umgebung',
    );
    expect(audience(text, null)).toBe('Vereine, Freiberufler und Handwerksbetriebe in Lindau und Umgebung');
  });

  it('is told by its kind where that is sure, or where it says nothing', () => {
    expect(audience('Auch für Familien mit vielen Haustieren.', 'amenity/veterinary')).toBe(
      'Tierhalter in Lindau und Umgebung',
    );
    expect(audience('Wir färben und schneiden.', 'shop/hairdresser')).toBe('Privatkunden in Lindau und Umgebung');
    expect(audience('Wir setzen Zähne ein.', 'craft/dental_technician')).toBe('Zahnarztpraxen in Lindau und Umgebung');
    expect(audience('Wir bringen Brot und Käse.', 'ec/food_box')).toBe('Privathaushalte');
  });

  it('is not told by one service for others', () => {
    expect(audience('Brot und Kuchen, Lieferung auch für Firmen.', null)).toBe('');
    expect(audience('Ich schreibe Berichte für Vereine.', null)).toBe('Vereine in Lindau und Umgebung');
  });

  it('is left open where neither says it', () => {
    expect(audience('Gründerinnen kamen einst hierher.', null)).toBe('');
    expect(audience('Wir helfen gern.', 'office/ngo')).toBe('');
    expect(audienceOf([page('')], { industry: 'Dienstleistungen', trade: null }, '').audience).toBe('');
    expect(audienceOf([page('')], { industry: 'Handwerk', trade: null }, '').audience).toBe('');
  });
});

function page(body: string) {
  return readPage(body, 'https://www.beispiel-seite.de/', 'start');
}
