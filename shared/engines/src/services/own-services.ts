import type { MatchMember } from '../matching/member.ts';
import { type DeedVerb, deedVerb, helpingWith, type Joined, type Speaker, takesPersons } from './deed-verbs.ts';
import { isItem, itemsOf, namesPersons } from './listed-items.ts';

/** What a business says in its own words that it offers or does, in German: things, or deeds done to things. */
export interface OwnServices {
  /** In the accusative, as they stand after 'bietet' or after the verbs; at least one. */
  readonly items: readonly string[];
  /** None where the items are what it offers. */
  readonly verbs: readonly DeedVerb[];
  /** Whether the profile says that these are what it offers, and does not only name them. */
  readonly isSaidOffered: boolean;
  /** Stands between verb and items where it helps with them: 'berät zu', 'begleitet bei'. */
  readonly joined?: Joined;
}

/** A profile holds no longer text of which a service is read. */
const mostRead = 700;
const memorySize = 5_000;
const known = new Map<string, OwnServices | undefined>();

/**
 * The services that a profile's description names, where it surely does: after a word that says so ('Leistungen:', 'wir bieten'), as what the
 * business does ('wir planen und pflegen Gärten'), or as a sentence that is a list of nouns. What it denies, looks for or did once is none.
 * @returns undefined where no such list stands there
 */
export function ownServices({ description }: Pick<MatchMember, 'description'>): OwnServices | undefined {
  const text = description.slice(0, mostRead);
  if (known.has(text)) return known.get(text);
  const services = readServices(text);
  if (known.size >= memorySize) known.clear();
  known.set(text, services);
  return services;
}

function readServices(text: string): OwnServices | undefined {
  const sentences = text
    .replace(/\s+/gu, ' ')
    .split(/(?<=\p{L}{2}[.!?]|[.!?]["“”)])\s+(?=\p{Lu})|\s+[·|]\s+|\s+[–-]\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim());
  const denied = [...sentences.filter((sentence) => denies.test(sentence)), ...(text.match(leftOut) ?? [])].join(' ');
  const read = sentences
    .filter((sentence) => sentence !== '' && !tellsOther.test(sentence) && !denies.test(sentence))
    .flatMap((sentence) => readSentence(sentence) ?? [])
    .map((told) => ({ ...told, items: told.items.filter((item) => !denied.includes(item)) }))
    .filter(({ items }) => items.length > 0);
  return read.find(({ items }) => items.length > 1) ?? read[0];
}

/** What is denied, over, or to come. */
const denies =
  /\b(?:kein\w*|nicht|nie|früher\w*|ehemal\w*|einst|bald|demnächst|künftig|zukünftig|ab (?:\d{4}|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|bis \d{4})(?!\p{L})/iu;

const leftOut = /(?<!\p{L})(?:ohne|außer)\s[^,.;:]*/giu;

/** Sentences about staff, customers, opening hours or events tell of no service. */
const tellsOther =
  /(?<!\p{L})(?:such(?:en|e|t)|gesucht|verstärkung|urlaub\w*|gehalt|lohn\s|bewerb(?!ungs(?:foto|bild|training|coaching))\w*|stellen(?:angebot\w*|anzeige\w*)?|arbeitgeber\w*|karriere|jobs?|azubis?|auszubildende\w*|obstkorb|weihnachtsgeld|teammitglied\w*|unser team|das team|kund(?:en|innen)(?:stimmen|kreis)?:|referenzen|gespielt für|gearbeitet für|zählen zu unser\w* kund\w*|unser\w* (?:kund|mandant|klient|partner|gäst)\w*|sponsor\w*|partner:|community|öffnungszeiten|geöffnet|uhr|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|ruhetag|standorte?|filialen?|niederlassungen?|lesung|wanderfahrt|termine?:|aktuelles|neuigkeiten|zertifi\w*|mitglied|ausgezeichnet|gegründet|telefon|tel|e-mail|fax)(?!\p{L})|@|https?:|www\./iu;

/** What stands before a colon and says that services follow. */
const headOfList =
  /(?:leistung|angebot|sortiment|programm|spezialität|tätigkeitsfeld|produkt|kurse|gewerk)\p{L}*(?:\s(?:sind|ist|umfassen|umfasst))?$/iu;
const offering = [
  /\b(?:wir|ich) biete(?:n)?(?: (?:ihnen|euch|dir|auch|ihnen auch))?:? (?<list>.+)$/iu,
  /\b(?:zu|zum) (?:unser\w*|mein\w*|den|ihr\w*) (?:\p{L}+ )?(?:leistungen|angebot|sortiment|schwerpunkten|spezialitäten|arbeitsgebieten|tätigkeiten) (?:gehör\w+|zähl\w+):? (?<list>.+)$/iu,
  /\b(?:leistungen|angebot|sortiment|leistungsspektrum|programm|schwerpunkte?|spezialitäten)(?: (?:umfass\w+|sind|ist|liegt auf|liegen auf)):? (?<list>.+)$/iu,
  /\b(?:wir|ich) (?:sind|bin) spezialisiert auf (?<list>.+)$/iu,
  /\bspezialisiert auf (?<list>.+)$/iu,
  /\bspezialist(?:en|in)? für (?<list>.+)$/iu,
  /\b\p{L}*(?:betrieb|geschäft|studio|praxis|atelier|kanzlei|agentur|büro|manufaktur|unternehmen|firma|schule|handel|service) für (?<list>.+)$/iu,
];

function readSentence(sentence: string): OwnServices | undefined {
  return (
    readDeeds(sentence) ?? readHelp(sentence) ?? readOffered(sentence) ?? readColon(sentence) ?? readBareList(sentence)
  );
}

function readOffered(sentence: string): OwnServices | undefined {
  for (const pattern of offering) {
    const list = pattern.exec(sentence)?.groups?.list;
    const items = list === undefined ? [] : itemsOf(list, 'nominative');
    if (items.length > 0 && !items.some(namesPersons)) return { items, verbs: [], isSaidOffered: true };
  }
  return undefined;
}

function readColon(sentence: string): OwnServices | undefined {
  const at = sentence.indexOf(':');
  if (at < 3) return undefined;
  const [head, list] = [sentence.slice(0, at), sentence.slice(at + 1).trim()];
  const items = itemsOf(list, 'nominative');
  if (items.some(namesPersons)) return undefined;
  const isSure = headOfList.test(head);
  return items.length >= (isSure ? 1 : 2) && (isSure || areKnown(items))
    ? { items, verbs: [], isSaidOffered: isSure }
    : undefined;
}

/** 'Bäder, Heizungen und Wärmepumpen aus einer Hand.': without a verb, and every item a noun. */
function readBareList(sentence: string): OwnServices | undefined {
  if (
    /(?<!\p{L})(?:ist|sind|war|waren|wird|werden|gibt|hat|haben|kann|können|finden|machen|liegt|stehen|steht|gehört|gehören|warten|kommen)(?!\p{L})/u.test(
      sentence,
    )
  )
    return undefined;
  const items = itemsOf(sentence, 'nominative');
  return items.length >= 2 && areKnown(items) && !items.some(namesPersons)
    ? { items, verbs: [], isSaidOffered: false }
    : undefined;
}

/** Most are nouns that German knows: towns and persons are not. */
function areKnown(items: readonly string[]): boolean {
  return items.filter(isItem).length * 2 > items.length;
}

/** 'Wir begleiten Betriebe bei Nachfolge und Wandel.' */
function readHelp(sentence: string): OwnServices | undefined {
  const help = helpingWith(sentence);
  const items = help ? itemsOf(help.list, 'accusative') : [];
  return help && items.length > 0 && !items.some(namesPersons)
    ? { items, verbs: [help.verb], joined: help.joined, isSaidOffered: false }
    : undefined;
}

const spoken = /(?<![\p{L}])(?<speaker>wir|ich)\s+(?<rest>\p{Ll}+.*)$/iu;
const namedFirst = /^(?<name>(?:\p{Lu}[\p{L}&.-]*\s){1,4})(?<rest>\p{Ll}+t\s.*)$/u;

function readDeeds(sentence: string): OwnServices | undefined {
  const said = spoken.exec(sentence)?.groups ?? namedFirst.exec(sentence)?.groups;
  if (!said?.rest) return undefined;
  const speaker: Speaker = said.name ? 'sie' : said.speaker?.toLowerCase() === 'ich' ? 'ich' : 'wir';
  const verbs: DeedVerb[] = [];
  let rest = said.rest;
  for (;;) {
    const [, word = '', joined = '', after = ''] = /^(\p{L}+)(,? und|,)?\s+(.+)$/u.exec(rest) ?? [];
    const verb = deedVerb(speaker, word);
    if (!verb) return undefined;
    verbs.push(verb);
    rest = after;
    if (joined === '') break;
  }
  rest = rest.replace(/^(?:(?:für|mit) (?:Sie|euch|dich|Ihnen)|auch|gerne?|vor allem|ihnen|euch|dir) /u, '');
  // 'Wir planen und bauen Gärten und pflegen sie': a second verb has an object of its own.
  const items = itemsOf(rest, 'accusative');
  if (items.length === 0 || (items.some(namesPersons) && !verbs.every(takesPersons))) return undefined;
  return { items, verbs, isSaidOffered: false };
}
