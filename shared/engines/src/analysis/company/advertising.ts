import { meaningsOfWord } from '../industry/lexicon.ts';
import { fold } from '../page/text.ts';

/** Words of others: what begins with a quotation mark, carries stars, or speaks as a customer does. */
const quotation =
  /^["„“”»«‚‘'›‹]|[★☆⭐]|\b(kann ich|weiterempfehl\w*|weiter empfehlen|empfehle \w+|gerne? wieder|wir kommen .*wieder|vielen dank an|(google|kunden)-?(bewertung|rezension|stimme)\w*)\b/i;
const discount =
  /\b(rabatt\w*|\w+rabatt|gutschein\w*|sparen sie|spare |neukunden\w*|gratis|black (week|friday)|sale|sonderangebot\w*|reduziert|solange der vorrat|angebot gilt|nur (bis|noch|heute)|weniger zahlen|geschenkt|versandkostenfrei|jetzt (sichern|zuschlagen|bestellen|anrufen|buchen))|\d\s?(%|prozent) (auf|rabatt|nachlass|günstiger|weniger)\b|\d\s?(€|euro) (weniger|sparen)/i;
/** Promises that fit every business. A sentence that also names a trade or a number tells something of this one. */
const slogan =
  /\b(mit (herz|leidenschaft)|für sie da\b|aufs neue|(es )?uns wert|träum\w+|lebe dein\w*|begeister\w+|trifft (moderne|erfahrung|innovation)|unser ansporn|ihr wunsch|qualität,? die|service,? den|ihre zufriedenheit|alles aus einer hand|herz,? hand|(in )?(den )?besten händen|was wir tun|ihr zuhause|kompetent und|ihr (starker|kompetenter|verlässlicher) partner)|^einfach |^(tradition|leidenschaft) trifft|^sie treffen/i;

/** Whether a sentence praises instead of telling: an opinion, an offer, or a slogan and nothing else. */
export function isAdvertising(sentence: string): boolean {
  return quotation.test(sentence) || discount.test(sentence) || (slogan.test(sentence) && !tellsSomething(sentence));
}

/** Whether a sentence names a trade or a number: 'Seit 1920 backen wir mit Leidenschaft Brot' does, 'Mit Leidenschaft an Ihrer Seite' does not. */
export function tellsSomething(sentence: string): boolean {
  const words = fold(sentence).match(/[a-z]{4,}/g) ?? [];
  const named = words.map((word) => Math.max(0, ...meaningsOfWord(word).map(({ weight }) => weight)));
  return (
    /\d/.test(sentence) ||
    named.filter((weight) => weight >= namingWeight).reduce((sum, weight) => sum + weight, 0) >= tellingWeight
  );
}

/** Of the lexicon's words, one that names a trade, or two of what it sells, rather than one that many trades speak of. */
const tellingWeight = 3;
const namingWeight = 2;
