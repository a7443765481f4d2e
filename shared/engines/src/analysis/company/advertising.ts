import { meaningsOfWord } from '../industry/lexicon.ts';
import { fold } from '../page/text.ts';

/** Words of others: what begins with a quotation mark, carries stars, or speaks as a customer does. */
const quotation =
  /^["„“”»«‚‘'›‹]|[★☆⭐]|\b(kann ich|weiterempfehl\w*|weiter empfehlen|empfehle \w+|gerne? wieder|wir kommen .*wieder|vielen dank an|(google|kunden)-?(bewertung|rezension|stimme)\w*)\b/i;
const discount =
  /\b(rabatt\w*|\w+rabatt|gutschein\w*|sparen sie|spare |neukunden\w*|gratis|black (week|friday)|sale|sonderangebot\w*|reduziert|solange der vorrat|angebot gilt|nur (bis|noch|heute)|weniger zahlen|geschenkt|versandkostenfrei|(heute|diese woche|nur) im angebot|(im|aktuelles) angebot:|angebot (des|der) (tages|woche|monats)|zum preis von|nur \d+[.,]\d\d|aktionswoche\w*|jetzt (sichern|zuschlagen|bestellen|anrufen|buchen))|\d\s?(%|prozent) (auf|rabatt|nachlass|günstiger|weniger)\b|\d\s?(€|euro) (weniger|sparen)/i;
/** Promises that fit every business. A sentence that also names a trade or a number tells something of this one. */
const slogan =
  /\b(liegt uns am herzen|nehmen uns (gerne? |die |viel |genug )?zeit|wir freuen uns|freuen wir uns|in guten händen|an erster stelle|im mittelpunkt|schauen sie (doch )?(vorbei|rein|herein)|schön,? dass (sie|du|ihr)|mit (herz|leidenschaft)|für sie da\b|aufs neue|(es )?uns wert|träum\w+|lebe dein\w*|begeister\w+|trifft (moderne|erfahrung|innovation)|unser ansporn|ihr wunsch|qualität,? die|service,? den|ihre zufriedenheit|alles aus einer hand|herz,? hand|(in )?(den )?besten händen|was wir tun|ihr zuhause|kompetent und|ihr (starker|kompetenter|verlässlicher) partner)|^einfach |^(tradition|leidenschaft) trifft|^sie treffen|^(herzlich )?willkommen\b/i;
/** 'Herzlich willkommen in unserer Bäckerei!' greets, whatever it names. */
const greeting = /^(herzlich )?willkommen\b[^,;:–.!?]*[.!]*$/i;

/** Whether a sentence praises instead of telling: an opinion, an offer, or a slogan and nothing else. */
export function isAdvertising(sentence: string): boolean {
  return isOfOthersOrOffer(sentence) || greeting.test(sentence) || (slogan.test(sentence) && !tellsSomething(sentence));
}

/** Whether a text holds words of customers, or an offer: then its neighbours are of the same kind. */
export function isOfOthersOrOffer(text: string): boolean {
  return quotation.test(text) || discount.test(text);
}

/** Whether a sentence names a trade or a number: 'Seit 1920 backen wir mit Leidenschaft Brot' does, 'Mit Leidenschaft an Ihrer Seite' does not. */
export function tellsSomething(sentence: string): boolean {
  return /\d/.test(sentence) || namesWork(sentence);
}

/** Whether a sentence names a trade, or what is made or sold. */
function namesWork(sentence: string): boolean {
  return namingWords(sentence).reduce((sum, weight) => sum + weight, 0) >= tellingWeight;
}

/** Whether a few words name anything that is made or sold: 'Brot aus dem Holzofen'. */
export function namesGoods(text: string): boolean {
  return namingWords(text).length > 0;
}

function namingWords(text: string): number[] {
  const words = fold(text).match(/[a-z]{4,}/g) ?? [];
  return words
    .map((word) => Math.max(0, ...meaningsOfWord(word).map(({ weight }) => weight)))
    .filter((weight) => weight >= namingWeight);
}

/** Of the lexicon's words, one that names a trade, or two of what it sells, rather than one that many trades speak of. */
const tellingWeight = 3;
const namingWeight = 2;
