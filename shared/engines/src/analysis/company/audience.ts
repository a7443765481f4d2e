import type { IndustryLabel } from '@rezenso/contract/vocabulary';
import { audienceOfTrade, type TradeAudience } from '../../trades/index.ts';
import type { Page } from '../page/read-page.ts';
import { answerText } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { isOfSome } from './addressed-people.ts';
import { isOfBody } from './other-bodies.ts';
import { ownAudience } from './own-audience.ts';
import type { Own } from './score-sentence.ts';
import { isOfOtherMatters } from './sentence-marks.ts';

/** People and businesses that a site may address; `cue` finds them in its text. Order breaks ties. */
const groups: ReadonlyArray<{ label: string; cue: RegExp }> = [
  {
    label: 'Unternehmen',

    cue: /\b(?:für|für mittelständische|für kleine und mittlere|von) (?:unternehmen|firmen|betriebe|konzerne|kmu)\b|\b(?:ihr|ihrem|ihres|dein|deinem) (?:unternehmen|betrieb|business)\b|\bb2b\b|geschäftskunden|gewerbekunden|firmenkunden|\bmittelstand\w*|\bkmu\b|gewerbliche kunden|auftraggeber aus industrie/gi,
  },
  { label: 'Selbstständige', cue: /selbst(st)?ändige\w*|freelancer/gi },
  { label: 'Freiberufler', cue: /freiberufler\w*|freie berufe/gi },
  { label: 'Heilberufe', cue: /heilberufe\w*|apothekerinnen|apotheker\b/gi },
  { label: 'Vereine', cue: /\bvereine\b/gi },
  { label: 'Gastronomie und Hotellerie', cue: /gastronomie und hotellerie|hotellerie|gastronomiebetriebe\w*/gi },
  {
    label: 'Gründerinnen und Gründer',

    cue: /existenzgründ\w*|gründer(innen|n)\b|für gründer\b|start-?ups?\b/gi,
  },
  { label: 'Handwerksbetriebe', cue: /handwerksbetrieb\w*|für handwerker/gi },
  { label: 'Arztpraxen', cue: /\b(für|in) (arzt)?praxen\b|arztpraxen|zahnarztpraxen/gi },
  { label: 'Kommunen', cue: /kommunen|öffentliche (hand|auftraggeber|einrichtungen)/gi },
  { label: 'Hausverwaltungen', cue: /\bfür hausverwaltungen|hausverwaltungen\b/gi },
  {
    label: 'Privatkunden',
    cue: /privatkund\w*|privatpersonen|privathaushalt\w*|private kunden|für privat\b|privat und gewerb\w*|privat- und/gi,
  },
  { label: 'Familien', cue: /\bfamilien\b|familienfreundlich\w*|für (die ganze|die|ihre) familie/gi },
  {
    label: 'Kinder und Jugendliche',
    cue: /für kinder|kinder und jugendliche|jugendlichen?\b|für (schüler|jugendliche)/gi,
  },
  { label: 'Schülerinnen und Schüler', cue: /schüler(innen|n)?\b|abitur\w*/gi },
  { label: 'Studierende', cue: /studierende\w*|studenten/gi },
  { label: 'Fahranfänger', cue: /fahrschüler\w*|führerschein/gi },
  { label: 'Senioren', cue: /senior(en|innen)\b|pflegebedürftig\w*|ältere menschen/gi },
  { label: 'Patientinnen und Patienten', cue: /patient(en|innen|in)?\b|patient:innen/gi },
  { label: 'Hausbesitzer', cue: /hausbesitzer\w*|eigenheimbesitzer\w*|hauseigentümer\w*/gi },
  { label: 'Bauherren', cue: /bauherr(en|in)?\b|häuslebauer\w*/gi },
  {
    label: 'Käufer und Verkäufer von Immobilien',
    cue: /immobilie(n)? (verkaufen|kaufen)|immobilienverkauf|verkäufer und käufer/gi,
  },
  { label: 'Eigentümer', cue: /(?<!haus)eigentümer(gemeinschaften|innen)?\b/gi },
  { label: 'Vermieter', cue: /\bvermieter\w*/gi },
  { label: 'Urlaubsgäste', cue: /urlauber(innen)?\b|urlaubsgäste|feriengäste|reisende\b|touristen/gi },
  { label: 'Geschäftsreisende', cue: /geschäftsreisende|tagungsgäste|business-gäste/gi },
  { label: 'Gäste', cue: /\b(unsere|ihre|liebe|unseren) gäste\w*|tisch reservier\w*/gi },
  { label: 'Brautpaare', cue: /brautpaar\w*|hochzeitspaar\w*/gi },
  { label: 'Tierhalter', cue: /tierhalter\w*|tierbesitzer\w*|hundehalter\w*|hundebesitzer\w*|vierbeiner/gi },
  { label: 'Sportbegeisterte', cue: /sportler\w*|\btrainier\w*|fitnessbegeistert\w*/gi },
  { label: 'Autofahrer', cue: /autofahrer\w*|fahrzeughalter\w*|ihr(en|em)? (auto|fahrzeug|wagen)\b/gi },
  { label: 'Fach- und Führungskräfte', cue: /fach- und führungskräfte/gi },
  { label: 'Führungskräfte', cue: /(?<!und )führungskräfte/gi },
  { label: 'Berufstätige', cue: /berufstätige\w*/gi },
  { label: 'Frauen', cue: /\bfür frauen\b/gi },
];

/** Whom every business of an industry serves; industries that serve too different people have none. */
const usual: Partial<Record<IndustryLabel, string>> = {
  Gastronomie: 'Gäste',
  Einzelhandel: 'Privatkunden',
  'E-Commerce': 'Privatkunden, die online einkaufen',
  Marketing: 'Unternehmen und Selbstständige',
  'Reise & Tourismus': 'Reisende und Ausflügler',
};
const supraregional = new Set<IndustryLabel>(['E-Commerce', 'IT & Software', 'Marketing', 'Reise & Tourismus']);

/** Mentions after which a group is addressed that no sentence addresses: fewer where the kind of business tells nobody. */
const oftenMentioned = { withKind: 3, withoutKind: 2 } as const;

/**
 * Whom the site addresses, as a short phrase: whom its kind of business serves where that is sure, otherwise whom its own sentences address,
 * then whom its kind or its industry serves; '' where nothing is sure.
 * @param trade id of its kind of business
 */
export function audienceOf(
  pages: readonly Page[],
  { industry, trade }: Own,
  location: string,
): { audience: string; evidence: Evidence[] } {
  const stated = pages
    .flatMap((page) => page.things.map((thing) => ({ page: page.url, passage: thing.audience })))
    .find(({ passage }) => passage.length > 2);
  if (stated) return { audience: answerText(stated.passage, 120), evidence: [stated] };
  const kind = kindOf(trade, pages);
  const place = location.replace(/^\d+\s*/, '');
  const isNear = kind ? kind.isNear : !(industry && supraregional.has(industry));
  const region = place && isNear ? ` in ${place} und Umgebung` : '';
  const served = kind?.audience ?? '';
  if (kind?.isSure) return answered(served, region, mentionOf(served, pages));
  const own = ownAudience(pages, kind !== undefined);
  if (own) return answered(own.audience, region, own.evidence);
  const found = addressed(pages, kind ? oftenMentioned.withKind : oftenMentioned.withoutKind);
  if (found.length > 0)
    return answered(
      phrase(found.map((group) => group.label)),
      region,
      found.flatMap((group) => group.hits.slice(0, 1)),
    );
  const usually = served || (isOfBody(pages) ? '' : usualOf(industry, pages));
  return answered(usually, region, mentionOf(usually, pages));
}

const animals = /(?<!\p{L})(?:tier|hunde|pferde|katzen|pfoten)/iu;

/** Whom its kind serves: animals have no patients but owners, and a club serves nobody that a shop of its kind would. */
function kindOf(trade: string | null, pages: readonly Page[]): TradeAudience | undefined {
  const kind = audienceOfTrade(trade);
  const [start] = pages;
  if (!kind || !start) return kind;
  if (trade !== null && /^(shop|craft)\//.test(trade) && isOfBody(pages)) return undefined;
  const heads = [start.title, start.description, ...start.headings.slice(0, mostHeadings).map(({ text }) => text)];
  const isOfAnimals = kind.audience.startsWith('Patient') && heads.some((text) => animals.test(text));
  return isOfAnimals ? { ...kind, audience: 'Tierhalter' } : kind;
}

const mostHeadings = 3;

/** An audience that ends with a comma goes on with the region. */
function answered(audience: string, region: string, evidence: Evidence[]) {
  const whole = audience === '' ? '' : `${audience}${region}`.replace(/,$/, '');
  return { audience: answerText(whole, 160), evidence };
}

/** Vehicles are of those who drive or of those who ride: the pages say which. */
function usualOf(industry: IndustryLabel | null, pages: readonly Page[]): string {
  if (industry !== 'Automotive') return (industry && usual[industry]) ?? '';
  const text = ownTexts(pages)
    .map((each) => each.text)
    .join('\n');
  const [cars, bikes] = [/auto|kfz|pkw|wagen|lkw/gi, /motorr[aä]d|motorroller|moped|vespa|harley|biker/gi].map(
    (words) => text.match(words)?.length ?? 0,
  );
  if ((bikes ?? 0) > (cars ?? 0)) return 'Motorradfahrer';
  return (cars ?? 0) > 0 ? 'Autofahrer' : '';
}

/** Where the pages name whom the kind of business serves, if they do. */
function mentionOf(label: string, pages: readonly Page[]): Evidence[] {
  const group = groups.find((each) => each.label === label);
  return group ? hitsOf(ownTexts(pages), group.cue).hits.slice(0, 1) : [];
}

function ownTexts(pages: readonly Page[]) {
  return pages.filter((page) => page.kind !== 'imprint').map((page) => ({ page, text: ownText(page) }));
}

interface Found {
  label: string;
  hits: readonly Evidence[];
  isAddressed: boolean;
  /** Whether a sentence says what is done for them. */
  isServed: boolean;
}

/** The groups that sentences of the business address, in the order of their first mention; where there is none, those that it often mentions. */
function addressed(pages: readonly Page[], often: number): Found[] {
  const texts = ownTexts(pages);
  const found = groups.map(({ label, cue }) => ({ label, ...hitsOf(texts, cue) }));
  const meant = found.filter((group) => group.isAddressed).toSorted((a, b) => a.first - b.first);
  // One group that one sentence names may be served besides the others: 'Lieferung auch für Firmen'.
  if (meant.length > 1 || meant.some(({ hits, isServed }) => isServed || hits.length > 1))
    return meant.slice(0, mostGroups);
  return found
    .filter(({ hits }) => hits.length >= often)
    .toSorted((a, b) => b.hits.length - a.hits.length)
    .slice(0, mostGroups);
}

const mostGroups = 3;

/** Characters of a page that are read. */
const mostText = 60_000;

/** What a page says of the business itself: not its news, its customers or whom it looks for. */
function ownText(page: Page): string {
  const told = [page.description];
  let length = 0;
  for (const { zone, apart, text } of page.lines) {
    if (zone !== 'main' || apart) continue;
    length += text.length;
    if (length > mostText) break;
    if (!isOfOtherMatters(text)) told.push(text);
  }
  return told.join('\n');
}

/** More mentions than these say no more. */
const tellingHits = 8;

function hitsOf(texts: ReadonlyArray<{ page: Page; text: string }>, cue: RegExp) {
  const hits: Evidence[] = [];
  let first = Number.POSITIVE_INFINITY;
  let before = 0;
  let isServed = false;
  for (const { page, text } of texts) {
    for (const hit of text.matchAll(cue)) {
      if (hits.length >= tellingHits) break;
      if (isOfSome(sentenceBefore(text, hit.index) + restOfSentence(text, hit.index))) continue;
      if (first === Number.POSITIVE_INFINITY && isMeant(text, hit)) first = before + hit.index;
      isServed ||= isDoneFor(text, hit);
      hits.push({ page: page.url, passage: around(text, hit.index) });
    }
    before += text.length;
  }
  return { hits, first, isServed, isAddressed: first < Number.POSITIVE_INFINITY };
}

const named = String.raw`(?:(?:\p{Lu}[\p{L}-]+|und|oder|sowie|vor allem|auch|\p{Ll}+e[nr]?),?\s+){0,8}$`;
/** Behind 'für', and behind what is done for somebody, also further on in a list: 'Wir beraten Vereine, Handwerker und …'. */
const forThem = new RegExp(String.raw`(?<!nicht )(?<!\p{L})[Ff]ür\s+${named}`, 'u');
const doneForThem = new RegExp(
  String.raw`(?<!\p{L})(?:betreu|berat|begleit|vertret|unterstütz|versorg|behandel|unterricht|schul|pfleg|beliefer|helf)(?:en?|n|st|t|et)\s+(?:wir |ich )?${named}`,
  'u',
);
const speaking = /(?<!\p{L})(wir|ich)(?!\p{L})[^.!?]*$/iu;
const beforeHit = 140;

/** Whether a sentence says what the business does for a group: 'Wir beraten Vereine', 'Ich schreibe Berichte für Vereine'. */
function isDoneFor(text: string, hit: RegExpExecArray): boolean {
  const before = lineBefore(text, hit.index);
  if (/(?<!\p{L})auch(?!\p{L})/iu.test(sentenceBefore(text, hit.index))) return false;
  return doneForThem.test(before) || (isMeant(text, hit) && speaking.test(before));
}

function sentenceBefore(text: string, index: number): string {
  return (
    lineBefore(text, index)
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  );
}

function restOfSentence(text: string, index: number): string {
  return text.slice(index, index + beforeHit).split(/[.!?\n](?:\s|$)/)[0] ?? '';
}

function lineBefore(text: string, index: number): string {
  return (
    text
      .slice(Math.max(0, index - beforeHit), index)
      .split('\n')
      .at(-1) ?? ''
  );
}

function isMeant(text: string, hit: RegExpExecArray): boolean {
  const before = lineBefore(text, hit.index);
  return /^für\s/i.test(hit[0]) || forThem.test(before) || doneForThem.test(before);
}

function phrase(labels: readonly string[]): string {
  const set = new Set(labels);
  if (set.has('Privatkunden') && set.has('Unternehmen')) {
    const others = labels.filter((label) => label !== 'Privatkunden' && label !== 'Unternehmen');
    return ['Privat- und Geschäftskunden', ...others].join(' sowie ');
  }
  const last = labels.at(-1) ?? '';
  if (labels.length < 2) return last;
  return `${labels.slice(0, -1).join(', ')}${labels.some((label) => label.includes(' und ')) ? ' sowie ' : ' und '}${last}`;
}

function around(text: string, index: number): string {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', index)), index + 120);
  return answerText(line.split('\n').find((part) => part.trim()) ?? '', 240);
}
