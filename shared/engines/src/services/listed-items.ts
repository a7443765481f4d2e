import { isInflectedAdjective, nounOf } from '../german/index.ts';
import { saidGroups } from '../matching/said-groups.de.ts';
import { inEnglish } from './services-in-english.ts';

/** So many are said; more would be a catalogue. */
const mostItems = 3;
const longestItem = 45;

/** What follows an item and belongs to it no more. */
const rest =
  /\s+(?:für|in|im|ins|mit|aus|bei|beim|seit|ab|auf|zu|zum|zur|nach|an|am|vom|rund|um|über|unter|durch|inklusive|inkl|sowohl|nach|direkt|aller|jeder|jede[ns]?|alles|immer|gern|gerne|ganz|vor|bis|als|wie|zwischen|per|gegen|dazu|samt|anhand|frisch|selbst|auch|die|der|das|dessen|deren|welche\w*|wenn|damit|weil|an\.?$)(?=\s|$)|\s*[(:;–/]|\s-\s|\s+\d|[.!?]+$|\.\s/u;

/** A noun, with adjectives before it and perhaps another noun behind it: 'Yin Yoga', 'individuelle Möbel', 'Unfall- und Lackschäden'. */
const item =
  /^(?:\p{Ll}[\p{L}-]+(?:e|en|er|es|em)\s){0,2}(?:\p{Lu}[\p{L}]+-(?:,\s\p{Lu}[\p{L}]+-)*\sund\s)?\p{Lu}[\p{L}-]+\p{L}(?:\s\p{Lu}[\p{L}-]+\p{L})?(?:\svon\s(?:\p{Ll}+en\s)?\p{Lu}[\p{L}-]+)?$/u;
const determiner =
  /^(?:eine?[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|de[rsmn]|die|das|(?:unser|mein|ihr|dein|sein|eur|jed|dies|manch|einig|mehrer|ganz)(?:e[nmrs]?)?|euer|alle[nmrs]?|viele[nmrs]?|beide[nmrs]?|mehr|viel|wir|sie|ich|hier|herr|frau|familie|dr|seit|bei|für|im|in|mit|willkommen|herzlich\w*|so|und|mehr|vieles|anderes|weiteres)(?!\p{L})/iu;
/** What says nothing of this business, or leaves out what it is of. */
const vague =
  /^(?:qualität|service|beratung|leidenschaft|erfahrung|vertrauen|kompetenz|zuverlässigkeit|pünktlichkeit|nähe|freude|herz|liebe|ruhe|zeit|preise|termine|kontakt|anfahrt|impressum|start|startseite|home|team|kunden|menschen|parkplätze|tradition|fairness|sauberkeit|hand|haus|umgebung|region|stadt|land|deutschland|österreich|schweiz|deutsch|englisch|französisch|verkauf|planung|pflege|reparatur|wartung|montage|vermietung|weitere?s?|freundlichkeit|flexibilität|sicherheit|lösungen|konzepte|projekte|abwicklung|werkstatt|laden|geschäft|praxis|büro|lager|ausstellungsraum|showroom|produkte|leistungen|angebote|dienstleistungen|arbeiten)$/iu;

/** What a business says of its own work is left to it. */
const praise =
  /^(?:kostenlos|professionell|natürlich|hochwertig|kompetent|schnell|günstig|preiswert|zuverlässig|fachgerecht|modern|perfekt|exklusiv|erstklassig|einzigartig|liebevoll)e[nrsm]?\s(?=\p{Lu})/iu;

/**
 * The items of a list as a business wrote them, up to where the sentence goes on with something else.
 * @param written how masculine words stand there; they are given back in the accusative
 * @returns none where one of them is no such item, so that nothing is said of what was not understood
 */
export function itemsOf(list: string, written: 'nominative' | 'accusative'): string[] {
  const items: string[] = [];
  const parts = list.split(/,\s*(?:und\s+|sowie\s+)?|(?<!-)\s+(?:und|sowie|&|oder)\s+/u);
  for (const [at, part] of parts.entries()) {
    const bare =
      part
        .replace(rest, (_, index: number) => (index === 0 ? '' : '\u0000'))
        .split('\u0000')[0]
        ?.trim() ?? '';
    const isLast = bare.length < part.trim().length || at === parts.length - 1;
    if (at > 0 && (determiner.test(bare) || bare === '')) break;
    const cased = inAccusative(bare, written).replace(praise, '');
    if (cased.length > longestItem || determiner.test(cased) || !item.test(cased) || !areAdjectives(cased)) {
      // An enumeration may go over into a clause; what stood before it stays.
      if (items.length >= 2 && /^\p{Ll}/u.test(bare)) break;
      return [];
    }
    items.push(cased);
    if (isLast) break;
  }
  const telling = items.filter((one) => !vague.test(one));
  return telling.length * 2 > items.length || items.length === 1 ? telling.slice(0, mostItems) : [];
}

/** What stands small before the noun: 'pflegen Gärten' is no item. */
function areAdjectives(written: string): boolean {
  const before = written.split(' ').slice(
    0,
    written.split(' ').findIndex((word) => /^\p{Lu}/u.test(word)),
  );
  return before.every((word) => isInflectedAdjective(word));
}

/** 'Individueller Treppenbau' at the beginning of a sentence: 'individuellen Treppenbau' after 'bietet'. */
function inAccusative(written: string, form: 'nominative' | 'accusative'): string {
  const [, first = '', others = ''] = /^(\p{L}+)(\s\p{Lu}.*)$/u.exec(written) ?? [];
  if (first === '' || !isInflectedAdjective(first) || nounOf(first)) return written;
  const small = first.charAt(0).toLocaleLowerCase('de') + first.slice(1);
  return form === 'nominative' && small.endsWith('er') ? `${small.slice(0, -1)}n${others}` : `${small}${others}`;
}

/** Whether an item is a noun that German or the table of services knows, so no town and no name. */
export function isItem(written: string): boolean {
  const words = written.split(/[\s-]+/u).filter((word) => /^\p{Lu}/u.test(word));
  return words.some((word) => nounOf(word) !== undefined || inEnglish(word) !== undefined || madeOfVerb.test(word));
}

/** Endings of what is done: 'Tapezierarbeiten', 'Klimaservice', 'Innenausbau'. */
const madeOfVerb =
  /(?:ung|ungen|arbeiten|service|technik|bau|kurse?|recht|therapie|anstriche?|reparatur(?:en)?|training|design|druck|pflege|schutz|beratung|massagen?|fotografie|yoga|betreuung|planung|anlagen?)$/u;

/** Whether an item is something done, and not a thing that something is done to: 'Grundreinigung', not 'Fenster'. */
export function isDone(written: string): boolean {
  return madeOfVerb.test(written.split(/\svon\s/u)[0] ?? '');
}

const persons = new RegExp(
  `(?:${[
    ...new Set(
      Object.values(saidGroups).flatMap((words) =>
        words.split(' ').filter((word) => word.length >= 5 && !word.includes('_')),
      ),
    ),
    ...'kunden kundinnen menschen leute personen mandanten klienten gäste mitarbeiter mitarbeitende teams unternehmer unternehmerinnen angehörige mütter väter babys säuglinge erwachsene anfänger einsteiger fortgeschrittene inhaber meister ärztinnen kollegen gesellen mädchen jungen herren damen erben ehepaare singles reisende trauernde bürger eigentümer institutionen organisationen einrichtungen industrie gewerbe kmu privat sportler'.split(
      ' ',
    ),
  ].join('|')})$`,
  'iu',
);
/** Things whose names end like those of persons. */
const noPersons =
  /(?:bau|fach|metall|holz|kunst)?handwerk$|frauenheilkunde|(?:^|be)urkunden$|^online-?shops$|(?:fenster|roll|hof)läden$|pferdepensionen$/iu;

/** Whether an item is of people or businesses, who are mostly whom a business is there for. */
export function namesPersons(written: string): boolean {
  return persons.test(written.split(/\svon\s/u)[0] ?? '') && !noPersons.test(written);
}
