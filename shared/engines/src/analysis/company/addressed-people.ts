import { type PeopleList, peopleAt } from './people-list.ts';

/** Whom a sentence says that the business is there for. */
export interface Addressed extends PeopleList {
  /** How surely it is all that are meant: 3 where it says who its customers are, 2 where it works for them, 1 behind 'für'. */
  readonly sureness: 1 | 2 | 3;
  /** Whether it is one of several headlines that each name one of them: 'Für Familien', 'Für Firmen'. */
  readonly isHeadline: boolean;
}

const customers =
  /(?<!\p{L})(?:unsere?n?|meine?n?) (?:gäste?n?|kund(?:en|innen)|kundschaft|mandant(?:en|innen)|klient(?:en|innen)|patient(?:en|innen)|auftraggeber\w*|teilnehmer\w*|besucher\w*|zielgruppe) (?:sind|ist|kommen aus|reichen von|gehören|zählen)\s(?:vor allem |meist |meistens |überwiegend |hauptsächlich |in erster linie )?/giu;
const coming =
  /(?<!\p{L})(?:[Bb]ei|[Zz]u|[Mm]it) (?:uns|mir) \p{Ll}{2,}n\s(?:auch )?(?=\p{L})|(?<=\p{L}n\s)(?=\p{Lu}\p{L}+[^.!?]{0,80}\s(?:bei|zu) (?:uns|mir)(?!\p{L}))/gu;
/** 'Kinder und Erwachsene malen bei uns.' */
const comeToUs = /^\s\p{Ll}{2,}n(?!\p{L})[^.!?]{0,60}\s(?:bei|zu|mit) (?:uns|mir)(?!\p{L})/u;
const serve =
  '(?:betreu|berat|begleit|vertret|unterstütz|versorg|behandl|behandel|unterricht|schul|beliefer|coach|trainier|förder|untersuch|therapier|entlast|stärk|führ)';
/** What is done for people, said by the business or of it. */
const serving = new RegExp(
  `(?<!\\p{L})(?!(?:zu|um|die|kann|muss|nicht)\\s)\\p{L}+ (?:${serve}(?:e|en|n|t|et)|berät|vertritt|hilft)\\s(?!(?:wir|ich)\\s)|(?<!\\p{L})${serve}(?:e|en|n) (?:wir|ich)\\s`,
  'gu',
);
const helping = /(?<!\p{L})(?:wir helfen|ich helfe|helfen wir|helfe ich)\s/giu;
/** 'Wir betreuen Netzwerke von Praxen und Kanzleien.' */
const keepingOf =
  /(?<!\p{L})(?:wir|ich) (?:betreu|pfleg|wart|verwalt|reinig|führ|erledig|prüf|sicher)\p{L}* [^.!?]{3,90}?\svon\s/giu;
const forThem = /(?<!\p{L})für\s/giu;
/** Before 'für' this is of one service, of a price, or of none. */
const besides =
  /(?:auch|nicht|nur|rabatt\p{L}*|ermäßig\p{L}*|eintritt|preise?|€|euro|gratis|kostenlos|frei|ideal|geeignet|platz|parkplätze|spielplatz|spielecke|workshops?|seminare?|sonder\p{L}+|aktion\p{L}*|verantwortlich|geschenke?|kurse?)\s*$/iu;
/** A sentence about prices and shares is about some of them. */
const ofSome =
  /rabatt|ermäßig|eintritt|freibetrag|\d\s?(?:€|%|euro|chf)|gutschein|spend|ehrenamt|förderverein|sponsor|gesetz|urteil|pflicht|müssen|(?:war|waren|wurden?|hatten?)(?!\p{L})/iu;
const speaking = /(?<!\p{L})(?:wir|ich|uns|mir|unser\p{L}*|mein\p{L}*)(?!\p{L})/iu;
const mostMatches = 40;

/** Whether a sentence is of some customers only: of prices for them, of what is given, of laws. */
export function isOfSome(sentence: string): boolean {
  return ofSome.test(sentence);
}

/** Whom one sentence names, the surest first. */
export function addressedIn(sentence: string): Addressed[] {
  if (ofSome.test(sentence)) return [];
  const found: Addressed[] = [];
  const isWholeHeadline = isHeadline(sentence);
  const take = (pattern: RegExp, sureness: Addressed['sureness'], fits: (at: number) => boolean = () => true) => {
    let left = mostMatches;
    for (const hit of sentence.matchAll(pattern)) {
      left -= 1;
      if (left < 0) break;
      const people = fits(hit.index) ? peopleAt(sentence.slice(hit.index + hit[0].length)) : undefined;
      if (people) found.push({ ...people, sureness, isHeadline: isWholeHeadline && pattern === forThem });
    }
  };
  const first = peopleAt(sentence);
  if (first && comeToUs.test(first.rest)) found.push({ ...first, sureness: 2, isHeadline: false });
  take(customers, 3);
  take(coming, 2);
  take(serving, 2);
  take(helping, 2);
  take(keepingOf, 2);
  take(forThem, isWholeHeadline ? 2 : 1, (at) => !besides.test(sentence.slice(Math.max(0, at - 30), at)));
  return found.toSorted((a, b) => b.sureness - a.sureness);
}

/** 'Für Vereine und Kulturhäuser.' says it of everything. */
function isHeadline(sentence: string): boolean {
  return /^für\s/i.test(sentence) && !speaking.test(sentence) && sentence.length < 90;
}

/** Whether a sentence speaks of what the business does itself. */
export function speaksOfItself(sentence: string): boolean {
  return speaking.test(sentence);
}
