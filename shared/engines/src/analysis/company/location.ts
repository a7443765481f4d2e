import type { Line } from '../page/dom.ts';
import { isOrganisation } from '../page/json-ld.ts';
import { isPlaceName, knownPlace, placesOf } from '../page/places.ts';
import type { Page } from '../page/read-page.ts';
import { answerText } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { abroadAddresses, isAlpine } from './abroad-address.ts';
import { isOwnHeading } from './imprint.ts';

interface Found extends Evidence {
  location: string;
  weight: number;
}

const code =
  /(?<![\d./-]|\b(?:HRB|HRA|FN|Nr\.?|Nummer:?)\s?)(?:D\s?[-–]\s?|DE\s?[-–]\s?)?(\d{5})(?!\d)[\s,–-]{1,3}((?:(?:Bad|Sankt|St\.|Markt|Neu|Alt)\s)?\p{Lu}[\p{L}.\-/() ]{1,60})/gu;
/** 'merseburger straße 60, 04177 leipzig': small letters throughout need a place that has the code. */
const smallCode = /(?<![\d./-])(\d{5})[\s,–-]{1,3}(\p{Ll}[\p{L}.\-/() ]{1,60})/gu;
const authority =
  /(kammer|aufsichtsbeh|zulassungsbeh|gewerbebeh|genehmigungsbeh|veterinäramt|bezirkshauptmannschaft|\bBH \p{Lu}|magistrat|umweltamt|gesundheitsamt|kreisverwaltung|stadtverwaltung|landratsamt|regierungspräsid|gewerbeamt|ordnungsamt|bundesamt|bundeszentralamt|finanzamt|amtsgericht|registergericht|schlichtung|ombud|streitbeilegung|haftpflicht|versicherung(en|sgesellschaft)?( ag|:)|vereinigung|datenschutzbeauftragt|landesbeauftragt|webdesign|umsetzung|hosting|strato|ionos|hetzner|all-inkl|google|meta platforms|aufsicht|verband|bafin|justiz|consent|cookie)/iu;
/** Addresses that are read on a page; a list of more is not about the business. */
const mostAddresses = 1_000;
const furniture =
  /^(termin|telefon|tel\b|öffnung|kontakt|mobil|fax|e-?mail|impressum|datenschutz|deutschland|anfahrt|route|inhaber|montag|mo\b|jetzt|unsere|leistungen)/i;
const trailing =
  /\s+(tel(efon)?|fon|fax|mobil|e-?mail|mail|deutschland|germany|österreich|austria|schweiz|suisse|switzerland|web|www|ust|öffnungszeiten|route|anfahrt|google|inhaber|phone|t|f|m)\b.*$/i;

/** Where the business is: PLZ and place. Its own statement in JSON-LD first, then the addresses on the pages. */
export function locationOf(pages: readonly Page[]): { location: string; evidence: Evidence[] } {
  const isAbroad = isAlpine(pages);
  const byPage = pages.map((page) => ({ page, found: [...fromThings(page), ...fromLines(page, isAbroad)] }));
  const found = houseOf(byPage) ?? byPage.flatMap((each) => each.found);
  const totals = new Map<string, number>();
  for (const each of found) totals.set(each.location, (totals.get(each.location) ?? 0) + each.weight);
  const [best] = [...totals.entries()].sort((a, b) => b[1] - a[1]);
  if (!best) return { location: '', evidence: [] };
  const evidence = found.filter((each) => each.location === best[0]).slice(0, 3);
  return {
    location: best[0],
    evidence: evidence.map(({ page, passage }) => ({ page, passage: answerText(passage, 240) })),
  };
}

/**
 * Guests go to the house and not to who lets it: where the pages of a holiday home or a hotel give an address in another place than the imprint, with
 * a street, it is the house's. Where they only name the place, as in 'Ferienwohnung in Zingst', that is all that is known.
 */
function houseOf(byPage: ReadonlyArray<{ page: Page; found: readonly Found[] }>): Found[] | undefined {
  const start = byPage[0]?.page;
  if (!start || !lodging.test(describing(start))) return undefined;
  const foundOn = (isImprint: boolean) =>
    byPage.flatMap(({ page, found }) => ((page.kind === 'imprint') === isImprint ? found : []));
  const landlords = new Set(foundOn(true).map(({ location }) => location));
  const own = foundOn(false);
  const elsewhere = own.filter(({ location }) => !landlords.has(location));
  // An owner whose own pages name the place of the imprint too may live in the house.
  const isAtHome = own.length > elsewhere.length;
  const houses = elsewhere.filter(
    ({ passage, weight }) =>
      weight >= ownWeight && (labelled.test(passage) || (!isAtHome && streetAndCode.test(passage))),
  );
  if (houses.length > 0) return houses;
  const [, place = ''] = (letHome.test(describing(start)) && inPlace.exec(describing(start))) || [];
  const isElsewhere = ![...landlords].some((location) => location.includes(place));
  return place !== '' && elsewhere.length === 0 && isPlaceName(place) && isElsewhere
    ? [{ location: place, weight: 1, page: start.url, passage: start.title }]
    : undefined;
}

function describing({ title, description, headings }: Page): string {
  return [title, description, ...headings.filter(({ level }) => level === 1).map(({ text }) => text)].join(' | ');
}

/** What an address weighs that is not near words about somebody else. */
const ownWeight = 1;
const letHome =
  /(?<!\p{L})(ferien-?(wohnung|haus|häuser|appartement|apartment|hof|domizil|bungalow)|fewo|gästehaus|gästezimmer|chalet|holiday (apartment|flat|home))/iu;
const lodging = new RegExp(
  `${letHome.source}|(?<!\\p{L})(hotel|pension|hostel|campingplatz|apartments?)(?!\\p{L})`,
  'iu',
);
const streetAndCode = /\p{L}\.?\s\d{1,4}\s?[a-z]?\s*[,·|–-]?\s+(?:\p{Lu}{1,3}\s?-\s?)?\d{4,5}\s/u;
const labelled = /(adresse|anschrift|lage|anreise|anfahrt)\b[^:]{0,30}:/iu;
const inPlace = /(?<!\p{L})(?:in|auf) (\p{Lu}[\p{Ll}ß]{2,})(?!\p{L})/u;

function fromThings(page: Page): Found[] {
  return page.things
    .filter((thing) => thing.locality && (isOrganisation(thing) || thing.types.includes('PostalAddress')))
    .slice(0, 3)
    .map((thing, index) => {
      const postalCode = /\d{4,5}/.exec(thing.postalCode)?.[0] ?? '';
      return {
        location: format(postalCode, thing.locality),
        weight: 5 - index,
        page: page.url,
        passage: `${postalCode} ${thing.locality}`.trim(),
      };
    });
}

function fromLines(page: Page, isAbroad: boolean): Found[] {
  const found: Found[] = [];
  let foreignFor = 0;
  const lines = page.lines.filter((line) => line.zone !== 'nav');
  for (const [index, { text, zone }] of lines.entries()) {
    if (found.length >= mostAddresses) break;
    if (isOwnHeading(text)) foreignFor = 0;
    if (authority.test(text)) foreignFor = 5;
    // A code at the end of a line belongs to the place that begins the next.
    const joined = /\d{5}$/.test(text) ? `${text} ${lines[index + 1]?.text ?? ''}` : text;
    for (const match of addressesIn(joined.slice(0, 1_500))) {
      const [postalCode = '', place = ''] = [match[1], match[2]];
      const isKnown = placesOf(postalCode).length > 0;
      const isMatching = knownPlace(postalCode, place) !== undefined;
      const base = foreignFor > 0 ? 0.4 : weightOf(page, zone, found.length === 0);
      found.push({
        location: format(postalCode, place),
        weight: base * (isMatching ? 1.3 : isKnown ? 0.7 : 0.3),
        page: page.url,
        passage: text,
      });
    }
    const next = /(?<!\d)\d{4}$/.test(text) ? ` ${lines[index + 1]?.text ?? ''}` : '';
    for (const { postalCode, place } of abroadAddresses(`${text}${next}`.slice(0, 1_500), isAbroad)) {
      found.push({
        location: `${postalCode} ${cut(place)}`,
        weight: foreignFor > 0 ? 0.4 : weightOf(page, zone, found.length === 0),
        page: page.url,
        passage: text,
      });
    }
    foreignFor = Math.max(0, foreignFor - 1);
  }
  return oncePerPage(found);
}

function addressesIn(text: string): RegExpExecArray[] {
  const small = [...text.matchAll(smallCode)].filter(([, code = '', place = '']) => knownPlace(code, place));
  return [...text.matchAll(code), ...small];
}

/** The first address of an imprint is the business's; contact pages and footers name it too. */
function weightOf(page: Page, zone: Line['zone'], isFirst: boolean): number {
  if (page.kind === 'imprint') return isFirst ? 4 : 1.2;
  return page.kind === 'contact' || zone === 'footer' ? 2.5 : 1.5;
}

/** An address repeated down a page says no more than one. */
function oncePerPage(found: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const each of found) if ((best.get(each.location)?.weight ?? -1) < each.weight) best.set(each.location, each);
  return [...best.values()];
}

function format(postalCode: string, written: string): string {
  const all = placesOf(postalCode);
  // A code with one place needs no other word: what follows it may be the next line's beginning.
  const isPlace = all.length !== 1 && !furniture.test(written);
  const known = (knownPlace(postalCode, written) ?? (isPlace ? undefined : all[0]))?.replace(/\s+-\s+.*$/, '');
  return answerText(`${postalCode} ${known ?? cut(written)}`, 80);
}

/** 'Weiz. Kleinunternehmerin' ends with its place; 'St. Pölten' and 'Frankfurt a. M.' do not. */
const sentenceBehind = /(?<!(?<!\p{L})(?:St|\p{L}))\.\s+\p{Lu}.*$/u;

function cut(written: string): string {
  const short = written
    .replace(sentenceBehind, '')
    .replace(trailing, '')
    .replace(/[\s,.()/-]+$/, '')
    .trim();
  return short.split(/\s+/).slice(0, 5).join(' ');
}
