import { describe, it } from 'node:test';
import { expect } from 'expect';
import { nonsense, nonsenseWords, seededRandom } from '../../../testing/texts/nonsense.ts';
import { hasSubstance } from '../quality/substance.ts';
import { learnableWords, learnLanguage } from './learn-language.ts';
import { bitsOf } from './letter-model.ts';
import { isInAnotherLanguage, readsLikeLanguage } from './models.ts';
import { holdsWord, wordSetOf } from './word-set.ts';

const texts = 200;
const real = learnableWords([
  'Werkstatt Rechnung Bäckerei Öffnungszeiten Termin Beratung Getriebe Holztreppe Zahnreinigung Steuererklärung',
]);

const german = [
  'Getriebe ruckelte, Diagnose dauerte anderthalb Stunden, Steuergerät neu angelernt, Probefahrt inklusive.',
  'Frau Yıldırım hat uns die Gleitsichtbrille zweimal kostenlos nachzentriert, Fassung von Götti sitzt jetzt.',
  'WLAN ok, Drucker kaputt, Parkplatz eng, Kaffee lauwarm, Empfang nett, Meetingraum hell, Preis fair.',
  'Mega Tattoo, super sauber gestochen, hat kaum wehgetan und is richtig gut verheilt, nur bissl teuer halt.',
  'Hund Bruno war erst ängstlich, nach der dritten Stunde lief er locker an der Leine, danke an Steffi!',
  'habn lang gwartet aba des Schnitzl war dann echt guad und de Bedienung lustig',
  'Die Zahnspange meiner Tochter drückte, Dr. Özdemir bog den Draht noch am Freitagabend zurecht.',
  'Exposé fehlerhaft, Besichtigungstermin verschoben, Maklerprovision trotzdem voll berechnet. Schade.',
];
const otherLanguages = [
  'The plumber arrived on time, fixed our leaking tap within twenty minutes and left everything tidy.',
  'Le boulanger nous a livré les croissants à sept heures, tout était encore chaud et bien emballé.',
  'La peluquera escuchó lo que quería y el corte quedó perfecto, aunque tuve que esperar un rato.',
  'Il fotografo è stato paziente con i bambini e le foto sono arrivate dopo tre giorni, stampate benissimo.',
  'De fietsenmaker had mijn band binnen een uur geplakt en rekende daar heel weinig voor.',
  'Bardzo dobra obsługa, szybko i profesjonalnie, polecam każdemu kto szuka dobrego fryzjera.',
  'Tesisatçı zamanında geldi, sızdıran musluğu yirmi dakikada tamir etti ve her yeri temiz bıraktı.',
  'O eletricista chegou na hora, explicou tudo com calma e deixou a cozinha muito limpa.',
  'Мастер приехал вовремя, быстро починил стиральную машину и всё подробно объяснил нам.',
  'وصل السباك في الموعد وأصلح التسرب بسرعة وترك المطبخ نظيفا تماما بعد العمل',
];

describe('nonsense', () => {
  for (const kind of Object.keys(nonsenseWords))
    it(`of the kind ${kind} says nothing, also with a few real words in between`, () => {
      const random = seededRandom(7);
      const share = (words: number, part: number) =>
        Array.from({ length: texts }, () => nonsense(kind, words, part, random, [...real])).filter(hasSubstance)
          .length / texts;
      expect(share(30, 0)).toBeLessThanOrEqual(0.02);
      expect(share(30, 0.2)).toBeLessThanOrEqual(0.15);
    });

  it('is what everybody would type', () => {
    for (const text of [
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.',
      'blabla dada blubb lala nana tutu bobo mimi kiki dodo fafa gugu',
      'Balu meki toran sipo lamu deki rano filu gosa tema niru wapo',
      'Wirgen fallont drühm sebatz lurgeln komphe dastig brenzol Mufte gallor tenzig ropfel',
    ])
      expect([text, hasSubstance(text)]).toEqual([text, false]);
  });
});

describe('what people write', () => {
  it('reads like a language in every trade, also as notes and with names in it', () => {
    for (const text of german) expect([text, hasSubstance(text)]).toEqual([text, true]);
  });

  it('reads like a language in those of profiles and of neighbours, and in other scripts', () => {
    for (const text of otherLanguages) expect([text, hasSubstance(text)]).toEqual([text, true]);
  });
});

describe('a model of letters', () => {
  it('finds words of its language likely, and others less', () => {
    const { letters } = learnLanguage(real);
    for (const word of ['werkstatt', 'rechnung', 'beratung'])
      expect(bitsOf(letters, word)).toBeLessThan(bitsOf(letters, [...word].toReversed().join('')));
  });

  it('knows every word that it learned, and hardly any other', () => {
    const words = new Set(Array.from({ length: 5_000 }, (_, index) => `wort${index}`));
    const set = wordSetOf(words);
    expect([...words].every((word) => holdsWord(set, word))).toBe(true);
    const strangers = Array.from({ length: 5_000 }, (_, index) => `fremd${index}`);
    expect(strangers.filter((word) => holdsWord(set, word)).length).toBeLessThan(50);
  });

  it('leaves what it cannot judge alone', () => {
    expect(readsLikeLanguage('2031 4711 0815 42 99 Мастер приехал вовремя')).toBe(true);
    expect(readsLikeLanguage('')).toBe(true);
  });
});

describe('what is surely not German', () => {
  it('is what people write in other languages and scripts', () => {
    for (const text of otherLanguages) expect([text, isInAnotherLanguage(text)]).toEqual([text, true]);
    expect(isInAnotherLanguage('The food was wonderful and the staff were really friendly to all of us.')).toBe(true);
  });

  it('is told by the beginning of a long text, in time', () => {
    const long = `${'The staff were really friendly and the food was wonderful. '.repeat(8)}${'Das Essen war sehr gut. '.repeat(200)}`;
    // Processor time: a clock on the wall would count what a busy machine does beside it.
    const begun = process.cpuUsage();
    for (let turn = 0; turn < 200; turn += 1) expect(isInAnotherLanguage(long)).toBe(true);
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000);
  });

  it('is nothing in German, however it borrows, nor what says too little to tell', () => {
    const borrowed = [
      'Top Service, super Team, nice Location!',
      'Cool, Checkin easy, Breakfast okay',
      'Sehr gut',
      '👍👍',
      '',
    ];
    for (const text of [...german, ...borrowed]) expect([text, isInAnotherLanguage(text)]).toEqual([text, false]);
  });
});
