import type { SpecialtyId } from '@rezenso/contract/specialties';
import { allTopics, findTrade } from '../src/trades/index.ts';
import type { Business } from './business.ts';

/** By which words a sentence about two says what both have. */
const words: ReadonlyArray<readonly [RegExp, SpecialtyId]> = [
  [/etwas für Kinder/, 'children'],
  [/ältere Menschen/, 'seniors'],
  [/Hunde willkommen/, 'dogs'],
  [/Urlaubsgäste/, 'holidaymakers'],
  [/Schulen oder Kitas/, 'schools'],
  [/Vereine/, 'clubs'],
  [/Praxen/, 'practices'],
  [/Gastgewerbe/, 'hospitality'],
  [/Handwerksbetriebe/, 'crafts'],
  [/Läden/, 'shops'],
  [/Büros/, 'offices'],
  [/Häuser vermiete(?:t|n) oder verwalte(?:t|n)/, 'landlords'],
  [/Hochzeiten/, 'weddings'],
  [/private Feiern/, 'parties'],
  [/Firmenfeiern und Ausflüge/, 'company_events'],
  [/Räume mieten/, 'rooms'],
  [/Kurse/, 'courses'],
  [/Lesungen/, 'readings'],
  [/etwas leihen/, 'rental'],
  [/repariert/, 'repairs'],
  [/Altes wieder auf/, 'restoration'],
  [/nach Maß/, 'made_to_measure'],
  [/im eigenen Haus/, 'own_production'],
  [/Gebrauchtes/, 'second_hand'],
  [/ins Haus/, 'home_visits'],
  [/holt und bringt|holt und bringt beide/i, 'collection'],
  [/Tag und Nacht/, 'day_and_night'],
  [/Bio spielt/, 'organic'],
  [/auf die Region/, 'regional'],
  [/auf die Umwelt/, 'sustainable'],
  [/ohne Fleisch/, 'vegan'],
  [/barrierefrei/, 'accessible'],
  [/Familienbetrieb/, 'family_business'],
  [/Meister ihres Fachs/, 'master_craft'],
  [/bilde?t (?:wie du |beide )aus/, 'apprentices'],
  [/Diensträder/, 'job_bikes'],
];

const ofBoth = /(?<!\p{L})(?:beide[n]?|wie (?:bei |zu )?d(?:u|ir|ich))(?!\p{L})/u;
const bothTell =
  /^(?:Auf euren Websites geht es beide Male|Auf deiner Website geht es wie auf der von PARTNER) auch um (.+)\.$/;
const bothName = /^(?:Eure Websites|Deine Website und die von PARTNER) nennen beide „(.+)“ als Kundschaft\.$/;
const byPartner =
  /^(?:(?:PARTNER arbeitet auch|Gearbeitet wird dort auch) für (.+), also für Betriebe wie deinen|Betriebe wie deiner gehören dort zur Kundschaft: (.+))\.$/;
const byReader =
  /^(?:Du arbeitest auch für (.+), und so ein Betrieb ist PARTNER|Du arbeitest auch für (.+), also für Betriebe wie diesen|Solche Betriebe gehören zu deiner Kundschaft: (.+))\.$/;
const readersTeam =
  /^Ihr seid ein Team von zehn und mehr, und (?:PARTNER hat|dort gibt es) etwas für Ausflüge und Feiern von Teams\.$/;
const partnersTeam =
  /^(?:PARTNER ist ein Team|Dort arbeitet ein Team) von zehn und mehr, und du hast etwas für Ausflüge und Feiern von Teams\.$/;

/** Kinds of which it goes without saying, as a person reads them. */
const selfEvident: Readonly<Partial<Record<SpecialtyId, RegExp>>> = {
  children: /kindergarten|school|toys|baby|childminder|indoor_play/,
  seniors: /nursing_home|senior_care|nurse/,
  weddings: /wedding/,
  holidaymakers: /^tourism\//,
  second_hand: /second_hand|antiques/,
  repairs: /repair|shoemaker/,
  rental: /rental|hire/,
  organic: /organic/,
  sustainable: /zero_waste/,
  rooms: /events_venue/,
};

const meant: Readonly<Partial<Record<SpecialtyId, (business: Business) => boolean>>> = {
  clubs: ({ trade }) => /club|association/.test(trade ?? ''),
  practices: ({ trade }) => /^healthcare\/(?!midwife)|doctors|dentist|clinic|hospital|veterinary/.test(trade ?? ''),
  hospitality: ({ trade }) =>
    (findTrade(trade ?? null)?.industries ?? []).some((id) => id === 'gastronomie' || id === 'reise & tourismus'),
  crafts: ({ trade, industry }) =>
    industry === 'handwerk' && (findTrade(trade ?? null)?.industries ?? []).includes('handwerk'),
  shops: ({ trade, industry }) => industry === 'einzelhandel' && /^shop\//.test(trade ?? ''),
  offices: ({ trade }) => /^office\//.test(trade ?? ''),
  landlords: ({ trade }) => /property|rental_apartments|apartment/.test(trade ?? ''),
};

/**
 * Whether both profiles carry what a sentence says they have in common, or one of the other's customers; undefined for a sentence about
 * something else.
 */
export function isCommonCarried(sentence: string, reader: Business, partner: Business): boolean | undefined {
  const theirs = customersIn(byPartner, sentence);
  if (theirs !== undefined) return isFor(theirs, partner, reader);
  const own = customersIn(byReader, sentence);
  if (own !== undefined) return isFor(own, reader, partner);
  if (readersTeam.test(sentence)) return has(reader, 'large_team') && has(partner, 'company_events');
  if (partnersTeam.test(sentence)) return has(partner, 'large_team') && has(reader, 'company_events');
  const about = bothTell.exec(sentence)?.[1];
  if (about !== undefined)
    return about.split(' und um ').every((topic) => isTopicOf(topic, reader) && isTopicOf(topic, partner));
  const named = bothName.exec(sentence)?.[1];
  if (named !== undefined) return [reader, partner].every((one) => isNamedBy(named, one));
  if (!ofBoth.test(sentence)) return undefined;
  const id = words.find(([said]) => said.test(sentence))?.[1];
  // 'Ihr sprecht beide Vereine an' speaks of target groups.
  if (
    id === undefined ||
    /^Ihr arbeitet beide für|sprecht|wende|spricht|Zielgruppe|anbietet|brauchen|^Du bietest/.test(sentence)
  )
    return undefined;
  return has(reader, id) && has(partner, id);
}

function isTopicOf(words: string, { mentions = [] }: Business): boolean {
  return mentions.some(
    ({ as, word }) => (as === 'topic' || as === 'aside') && allTopics().get(word)?.words.de === words,
  );
}

function isNamedBy(named: string, { mentions = [] }: Business): boolean {
  return mentions.some(({ as, word }) => as === 'customer' && word === named);
}

function customersIn(wordings: RegExp, sentence: string): string | undefined {
  return wordings
    .exec(sentence)
    ?.slice(1)
    .find((one) => one !== undefined);
}

function has({ specialties = [], trade }: Business, id: SpecialtyId): boolean {
  return specialties.includes(id) || (selfEvident[id]?.test(trade ?? '') ?? false);
}

function isFor(customers: string, works: Business, customer: Business): boolean {
  const id = words.find(([said]) => said.test(customers))?.[1];
  return id !== undefined && (works.specialties ?? []).includes(id) && (meant[id]?.(customer) ?? false);
}
