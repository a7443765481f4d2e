import { answerText } from './text.ts';

/** A thing that a page describes about itself in schema.org terms; only the parts that we use. */
export interface Thing {
  types: string[];
  name: string;
  legalName: string;
  description: string;
  postalCode: string;
  locality: string;
  audience: string;
}

const maxThings = 200;
const maxQueue = 4_000;
const deepest = 200;
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const organisation =
  /(Business|Organization|Corporation|Store|Shop|Restaurant|Bakery|Dentist|Physician|Clinic|Attorney|Notary|Service|Salon|Agency|Agent|Contractor|Electrician|Plumber|Locksmith|Painter|School|Hotel|Motel|Hostel|Resort|Lodging|Campground|Club|Gym|Dealer|Repair|Wash|Rental|Pharmacy|Optician|Veterinary|Care|Bank|Bar|Pub|Cafe|Winery|Brewery|Distillery|Museum|Spa|Company|Apartment|House|Establishment|Medical|Therapy|Optometric)/;

/** Whether what is described is a business or another organisation, by its schema.org types. */
export function isOrganisation(thing: Thing): boolean {
  return thing.types.some(
    (type) => organisation.test(type) && !/^(Service|FinancialProduct|WebSite|Review|BreadcrumbList)$/.test(type),
  );
}

/** Everything described in the page's JSON-LD blocks, nested parts and @graph included; broken blocks are passed over. */
export function thingsOf(blocks: readonly string[]): Thing[] {
  const things: Thing[] = [];
  for (const block of blocks) {
    const queue: unknown[] = [parse(block)];
    for (let taken = 0; queue.length > 0 && taken < 2_000 && things.length < maxThings; taken += 1) {
      const value = queue.shift();
      if (queue.length > maxQueue) continue;
      if (Array.isArray(value)) queue.push(...value.slice(0, 100));
      else if (isRecord(value)) {
        if (value['@type']) things.push(thingOf(value));
        const parts = Object.values(value).filter((each) => typeof each === 'object' && each !== null);
        queue.push(...parts.slice(0, 100));
      }
    }
  }
  return things;
}

function thingOf(record: Record<string, unknown>): Thing {
  const address = firstRecord(record.address) ?? firstRecord(firstRecord(record.location)?.address) ?? {};
  const addressText =
    typeof record.address === 'string' ? /(\d{5})\s+([^,]+)/.exec(record.address.slice(0, 500)) : null;
  return {
    types: listOf(record['@type']).map((type) => type.replace(/^.*[/#:]/, '')),
    name: text(record.name),
    legalName: text(record.legalName),
    description: text(record.description, 1_000),
    postalCode: text(address.postalCode) || (addressText?.[1] ?? ''),
    locality: text(address.addressLocality) || text(addressText?.[2]),
    audience: text(firstRecord(record.audience)?.audienceType) || text(record.audience),
  };
}

function parse(block: string): unknown {
  const json = block
    .replace(/^\s*(<!--|\/\*<!\[CDATA\[\*\/)|(-->|\/\*\]\]>\*\/)\s*$/g, '')
    .trim()
    .replace(/;$/, '');
  if (isNestedBeyond(json, deepest)) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    try {
      // Line breaks inside strings and commas before a bracket are the usual mistakes of hand-written blocks.
      return JSON.parse(json.replace(/[\n\r\t]+/g, ' ').replace(/,\s*([}\]])/g, '$1'));
    } catch {
      return undefined;
    }
  }
}

/** Whether more brackets stand open at once than things of schema.org nest: reading them would take seconds. */
function isNestedBeyond(json: string, most: number): boolean {
  let open = 0;
  for (let index = 0; index < json.length && open <= most; index += 1) {
    const code = json.charCodeAt(index);
    if (code === openBracket || code === openBrace) open += 1;
    else if (code === closeBracket || code === closeBrace) open -= 1;
  }
  return open > most;
}

function text(value: unknown, maxLength = 200): string {
  const first = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'number') return String(first);
  return typeof first === 'string' ? answerText(decodeEntities(first.slice(0, maxLength * 8)), maxLength) : '';
}

const namedEntities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    ndash: '–',
  }),
);

function decodeEntities(value: string): string {
  return value
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&([a-zA-Z]{2,6});/g, (whole, name: string) => namedEntities.get(name) ?? whole);
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((each): each is string => typeof each === 'string')
    .slice(0, 10);
}

function firstRecord(value: unknown): Record<string, unknown> | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return isRecord(first) ? first : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
