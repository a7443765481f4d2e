import { describe, it } from 'node:test';
import { expect } from 'expect';
import { businessesNamed, readMention, storedMention } from '../../trades/index.ts';
import { readPage } from '../page/read-page.ts';
import { mentionsOf } from './mentions.ts';

const read = (html: string, kind: 'start' | 'imprint' | 'detail' = 'start') =>
  mentionsOf([readPage(`<html lang="de"><body>${html}</body></html>`, 'https://firma.de/', kind)], null)
    .filter(({ as }) => as !== 'topic' && as !== 'aside')
    .map(storedMention);
/** What the pages are about, beside the businesses that they name. */
const topicsIn = (html: string) =>
  mentionsOf([readPage(`<html lang="de"><body><main>${html}</main></body></html>`, 'https://firma.de/', 'start')], null)
    .filter(({ as }) => as === 'topic' || as === 'aside')
    .map(storedMention);
const named = (mentions: ReturnType<typeof mentionsOf>) =>
  mentions.filter(({ as }) => as !== 'topic' && as !== 'aside').map(storedMention);
const inText = (sentence: string) => read(`<main><h1>Willkommen</h1><p>${sentence}</p></main>`);

describe('which other businesses a website names', () => {
  const served: [sentence: string, ...found: string[]][] = [
    [
      'Wir beliefern 25 Cafés, Restaurants und Hotels in Hamburg.',
      'customer Cafés',
      'customer Restaurants',
      'customer Hotels',
    ],
    ['Sattlerarbeiten machen wir mit einem Polsterer aus der Region.', 'partner Polsterer'],
    ['Ich arbeite eng mit der Tierarztpraxis am Rosengarten zusammen.', 'partner Tierarztpraxis'],
    ['Wir arbeiten mit der Physiotherapie nebenan.', 'partner Physiotherapie'],
    ['Mit 3-D Plan. Zusammenarbeit mit Architekten.', 'partner Architekten'],
    ['Im Februar mit Rückencheck durch eine Physiotherapeutin.', 'partner Physiotherapeutin'],
    [
      'Wir führen Bücher für 180 KMU: Schreinereien, Beizen, Vereine.',
      'customer Schreinereien',
      'customer Beizen',
      'customer Vereine',
    ],
    ['Wir liefern dreimal die Woche an Gasthöfe und Wirte.', 'customer Gasthöfe', 'customer Wirte'],
    ['Ich komme in Büros und Praxen, 45 Minuten, ohne Umziehen.', 'customer Büros', 'customer Praxen'],
    ['Fahrschulen und Pflegedienste lassen bei uns warten.', 'customer Fahrschulen', 'customer Pflegedienste'],
    ['Ausstattung von Trachtenvereinen und Blaskapellen.', 'customer Trachtenvereine'],
    ['Referenzen: Hotels, Zahnärzte, Landgasthöfe', 'customer Hotels', 'customer Zahnärzte', 'customer Landgasthöfe'],
    ['Wir arbeiten mit Wirten und Hausärzten zusammen.', 'partner Wirte', 'partner Hausärzte'],
    ['Wir empfehlen gern unsere Hebamme.', 'partner Hebamme'],
    ['Wir beraten vor allem Gastronomen und Winzer.', 'customer Gastronomen', 'customer Winzer'],
    ['Unsere Eier gehen an Bäckereien und Wirtshäuser.', 'customer Bäckereien', 'customer Wirtshäuser'],
    ['Praxen und Pflegedienste fahren unsere Räder.', 'customer Praxen', 'customer Pflegedienste'],
    ['Wir arbeiten Hand in Hand mit Hausärzten.', 'partner Hausärzte'],
    ['Versicherungen für Arzt-, Zahnarzt- und Therapiepraxen.', 'customer Therapiepraxen'],
    ['Ihr Partner für Kanzleien und Steuerberater.', 'customer Kanzleien', 'customer Steuerberater'],
    ['Beratung, Noiser, Zusammenarbeit mit HNO-Praxen.', 'partner HNO-Praxen'],
    ['Unser Partner ist die Druckerei Wolf.', 'partner Druckerei'],
    ['Als Fotografin empfehlen wir gern Frau Ott.'],
    ['Für die Torte empfehlen wir die Konditorei Maier.', 'partner Konditorei'],
    ['Baumpflege für Wohnungsverwaltungen.', 'customer Wohnungsverwaltungen'],
    [
      'Wir arbeiten für Immobilienverwaltungen und WEG-Verwaltungen.',
      'customer Immobilienverwaltungen',
      'customer WEG-Verwaltungen',
    ],
    ['Praxen schicken uns ihre Geräte.', 'customer Praxen'],
    ['Praxen schicken uns ihre Patienten.'],
  ];
  for (const [sentence, ...found] of served)
    it(`are ${found.join(', ') || 'none'} in: ${sentence}`, () => expect(inText(sentence)).toEqual(found));

  const silent: [why: string, sentence: string][] = [
    ['a quotation', '„Der beste Kaffee für Restaurants!“ – Gasthof Post'],
    ['a denial', 'Wir arbeiten nicht für Hotels und Restaurants.'],
    ['an offer of work', 'Wir suchen einen Koch (m/w/d) für Restaurants und Hotels.'],
    ['who is sought', 'Gesucht: Aushilfe, Erfahrung in Zusammenarbeit mit Hotels.'],
    ['what was', 'Früher haben wir Möbel für Hotels gebaut.'],
    ['a year of history', '1998 Umbau zusammen mit dem Architekturbüro Sietas.'],
    ['whose experience it is', 'Nach 12 Jahren als Friseurin habe ich 2020 mein Hobby zum Beruf gemacht.'],
    ['a gift', 'Wir sammeln Spenden für Tierheime.'],
    ['a school for them', 'Wir sind die Akademie für Heilpraktiker.'],
    ['one that is only near', 'Wir liegen gegenüber dem Hotel.'],
    ['a word that may be another', 'Werkzeug für Betriebe und Händler.'],
    ['another phrase after it', 'Für alle gilt: Reservieren Sie gern, wenn Restaurants in der Stadt voll sind.'],
    ['one alone after for', 'Ein Umbau für das Hotel.'],
  ];
  for (const [why, sentence] of silent) it(`are none in ${why}`, () => expect(inText(sentence)).toEqual([]));

  const inPassing: [sentence: string, ...found: string[]][] = [
    ['Der Honig kommt vom Imker im Dorf.', 'other Imker'],
    ['Ein Wochenende mit Fotografin und Goldschmiedin.', 'other Fotografin', 'other Goldschmiedin'],
    ['Einmal im Quartal kommt eine Hebamme und beantwortet Fragen.', 'other Hebamme'],
    ['Unsere Karten liegen in zwei Buchhandlungen aus.', 'other Buchhandlungen'],
    ['Bäcker und Metzger gibt es im Dorf.', 'other Metzger'],
    ['Das Fleisch zerlegt die Metzgerei Kern.', 'other Metzgerei'],
    ['Vom Bäcker bis zum Wirt kennt uns jeder.', 'other Bäcker'],
    ['Das Haus hat Thomas Schreiner gebaut.'],
    ['Zum Frühstück geht es in unser Café mit eigener Konditorei.'],
    ['Wir liegen gegenüber von zwei Hotels.'],
    ['Hier gibt es alle Büros auf einen Blick.'],
  ];
  for (const [sentence, ...found] of inPassing)
    it(`are told of in passing, ${found.join(', ') || 'none'}: ${sentence}`, () => {
      const page = readPage(`<main><p>${sentence}</p></main>`, 'https://firma.de/', 'start');
      expect(named(mentionsOf([page], 'shop/toys'))).toEqual(found);
      // Who has named no kind may speak of itself.
      expect(named(mentionsOf([page], null))).toEqual([]);
    });

  it('are items of a list under what they are to it', () => {
    const list = (heading: string, ...items: string[]) =>
      read(`<main><h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></main>`);
    expect(list('Wir reinigen', 'Büros und Kanzleien', 'Arzt- und Zahnarztpraxen', 'Glasfassaden')).toEqual([
      'customer Büros',
      'customer Kanzleien',
      'customer Zahnarztpraxen',
    ]);
    expect(list('Wir waschen für', 'Hotels')).toEqual(['customer Hotels']);
    expect(list('Für wen wir arbeiten', 'Hotels', 'Frau Schreiner')).toEqual(['customer Hotels']);
    expect(list('Referenzen', 'Küche, Gasthof in Kallmünz')).toEqual(['customer Gasthof']);
    expect(list('Unsere Partner', 'Druckerei Wolf')).toEqual(['partner Druckerei']);
    expect(list('Unsere Zimmer', 'Blick auf Hotels')).toEqual([]);
    expect(read('<main><p>Unsere Kunden:</p><p>Apotheken</p><h2>Anfahrt</h2><p>Hotels am Ring</p></main>')).toEqual([
      'customer Apotheken',
    ]);
  });

  it('are none of a menu, a footer, an imprint, or beside the content', () => {
    const sentence = '<p>Wir beliefern Restaurants und Hotels.</p>';
    expect(read(`<main>${sentence}</main>`)).toHaveLength(2);
    expect(read(`<nav>${sentence}</nav><main><p>Kaffee.</p></main>`)).toEqual([]);
    expect(read(`<main><p>Kaffee.</p></main><footer>${sentence}</footer>`)).toEqual([]);
    expect(read(`<main>${sentence}</main>`, 'imprint')).toEqual([]);
  });

  it('are those of headings and of a page that is for them', () => {
    expect(read('<main><h2>Für Restaurants und Hotels</h2></main>')).toEqual([
      'customer Restaurants',
      'customer Hotels',
    ]);
    const page = readPage(
      '<title>Für Kitas | Kreisel</title><body><p>Holz.</p></body>',
      'https://kreisel.de/k',
      'detail',
    );
    expect(mentionsOf([page], null)).toEqual([{ as: 'customer', word: 'Kitas' }]);
  });

  it('are each told once, without its own kind, and none where a site lists very many', () => {
    const page = (html: string) => readPage(`<main>${html}</main>`, 'https://firma.de/', 'start');
    const twice = page('<p>Wir beliefern Cafés.</p><p>Kaffee für Cafés und Hotels.</p>');
    expect(mentionsOf([twice, twice], null).map(storedMention)).toEqual(['customer Cafés', 'customer Hotels']);
    expect(mentionsOf([twice], 'amenity/cafe').map(storedMention)).toEqual(['customer Hotels']);
    const many =
      'Bäckereien Metzgereien Brauereien Käsereien Apotheken Optiker Friseure Boutiquen Juweliere Schreinereien Zimmereien Dachdecker Sattler Glasereien Notare Kinos Museen Hotels Cafés Restaurants Druckereien';
    expect(mentionsOf([page(`<p>Für ${many.replaceAll(' ', ', ')}.</p>`)], null)).toEqual([]);
  });

  it('come with what the pages are about, said of the business, what lists and headings say first', () => {
    expect(topicsIn('<h2>Yoga für Schwangere</h2><p>Danach gibt es einen Tee.</p>')).toEqual([
      'topic pregnancy',
      'topic yoga',
    ]);
    expect(topicsIn('<p>Von hier aus sind es nur wenige Schritte bis zum nächsten Radweg am Fluss.</p>')).toEqual([
      'aside cycling',
    ]);
    expect(topicsIn('<p>Unsere Bienen stehen auf Streuobstwiesen.</p>')).toEqual(['topic fruit-trees', 'topic honey']);
    for (const silent of [
      'Ich bin Johanna, leidenschaftliche Radfahrerin.',
      'Hier war früher ein Hof mit Pferden.',
      'Wir haben keine Hunde.',
      'Weinend saß sie da.',
    ])
      expect(topicsIn(`<p>${silent}</p>`)).toEqual([]);
  });

  it('are read within a moment however a page is made', () => {
    const started = performance.now();
    inText(`für ${'Zusammenarbeit mit '.repeat(20_000)}`);
    inText(`für${' '.repeat(100_000)}x mit ${'für '.repeat(30_000)}`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('a word that names businesses', () => {
  it('is kept as it stands, and read back only while somebody is meant by it', () => {
    expect(readMention(storedMention({ as: 'partner', word: 'HNO-Praxen' }))).toEqual({
      as: 'partner',
      word: 'HNO-Praxen',
    });
    expect(readMention('topic honey')).toEqual({ as: 'topic', word: 'honey' });
    expect(readMention('topic Imker')).toBeUndefined();
    expect(readMention('other Imker')).toEqual({ as: 'other', word: 'Imker' });
    for (const stored of ['', 'customer', 'customer Zauberer', 'friend Cafés', 'partner constructor'])
      expect(readMention(stored)).toBeUndefined();
    expect(businessesNamed('Kanzleien')?.trades.size).toBe(3);
    expect(businessesNamed('Landmetzgereien')?.trades).toEqual(new Set(['shop/butcher']));
    expect(businessesNamed('Tierfotografin')).toBeUndefined();
    expect(businessesNamed('Handwerksbetrieben')?.trades.has('craft/roofer')).toBe(true);
    expect(businessesNamed('Handwerksbetrieben')?.trades.has('craft/caterer')).toBe(false);
    expect([businessesNamed('Winzerinnen')?.isMany, businessesNamed('Büros')?.isWide]).toEqual([true, true]);
    expect([businessesNamed('Hotel')?.isMany, businessesNamed('HOTELS')?.isMany]).toEqual([false, true]);
  });
});
