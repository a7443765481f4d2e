import { readFileSync } from 'node:fs';
import { allTrades, wordsOfTrade } from '../trades/index.ts';

let words: ReadonlyMap<string, string> | undefined;

/** The table, read on first use and kept, with what the kinds of business list alike in both languages. */
function read(): ReadonlyMap<string, string> {
  if (words) return words;
  const lines = readFileSync(new URL('./services.en.tsv', import.meta.url), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).slice(1);
  const ofTrades = [...allTrades().values()].flatMap((trade) => {
    const [german, english] = [trade.offers, wordsOfTrade(trade, 'en').offers];
    return /\s|-/.test(german) ? [] : [[german, english] as const];
  });
  words = new Map([...ofTrades, ...rows.map((row) => row.split('\t') as [string, string])]);
  return words;
}

/** What stands before what is offered, without its ending. */
const adjectives: ReadonlyMap<string, string> = new Map(
  `alt old, alkoholfrei alcohol-free, ambulant outpatient, anspruchsvoll sophisticated, antik antique, antiquarisch antiquarian, ästhetisch aesthetic, auslaufsicher leak-proof, außergewöhnlich unusual, ayurvedisch Ayurvedic,
badisch Baden-style, barrierefrei accessible, bayerisch Bavarian, beglaubigt certified, betrieblich company, biologisch organic, bunt colourful, chemisch chemical, chinesisch Chinese, chirurgisch surgical, deutsch German, digital digital,
eigen own, einfach simple, elektrisch electric, energetisch energy-related, erneuerbar renewable, fertig ready-made, festlich festive, fränkisch Franconian, französisch French, frei independent, frisch fresh, gebraucht used, gemütlich cosy,
geräuchert smoked, gesund healthy, gewerblich commercial, glutenfrei gluten-free, griechisch Greek, groß large, handgefertigt handmade, handgemacht handmade, handgenäht hand-sewn, handgeschmiedet hand-forged, hausgemacht homemade, heimisch local,
historisch historic, hochwertig high-quality, hölzern wooden, indisch Indian, individuell individual, industriell industrial, italienisch Italian, japanisch Japanese, jung young, kalt cold, klassisch classic, klein small, kreativ creative,
kulinarisch culinary, künstlerisch artistic, ländlich rural, landwirtschaftlich agricultural, lokal local, manuell manual, maßgefertigt made-to-measure, maßgeschneidert tailor-made, medizinisch medical, mediterran Mediterranean, modern modern,
mobil mobile, musikalisch musical, nachhaltig sustainable, natürlich natural, neu new, ökologisch ecological, öffentlich public, orientalisch oriental, österreichisch Austrian, orthopädisch orthopaedic, persönlich personal, pflanzlich plant-based,
polnisch Polish, privat private, regional regional, saisonal seasonal, sauber clean, schlüsselfertig turnkey, schwäbisch Swabian, selbstgebacken home-baked, selbstgemacht homemade, spanisch Spanish, speziell special, steuerlich tax-related,
steirisch Styrian, süß sweet, syrisch Syrian, technisch technical, thailändisch Thai, therapeutisch therapeutic, traditionell traditional, türkisch Turkish, vegan vegan, vegetarisch vegetarian, vietnamesisch Vietnamese, warm hot,
wechselnd changing, zeitgemäß contemporary, zeitlos timeless`
    .split(/,\s*/)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')).trim(), pair.slice(pair.indexOf(' ') + 1).trim()] as const),
);
const described = /^(\p{Ll}+?)(?:e|en|er|es|em)\s(\p{Lu}.*)$/u;

/**
 * What German words for something offered are in English: 'Torten', 'hausgemachte Torten'.
 * @returns undefined where the table has no such word, or does not know what is said of it
 */
export function inEnglish(service: string): string | undefined {
  const known = read().get(service);
  if (known) return known;
  const [, stem = '', noun = ''] = described.exec(service) ?? [];
  const [adjective, thing] = [adjectives.get(stem), read().get(noun)];
  return adjective && thing && `${adjective} ${thing}`;
}
