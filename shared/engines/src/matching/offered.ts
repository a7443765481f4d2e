import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { inEnglish, isDone, type OwnServices, ownServices } from '../services/index.ts';
import * as germanFormats from '../text/formats.de.ts';
import englishFormats from '../text/formats.en.ts';
import { findTrade, wordsOfTrade } from '../trades/index.ts';
import type { MatchMember } from './member.ts';
import type { Offered } from './trade-sentences.de.ts';
import * as german from './trade-sentences.de.ts';
import english from './trade-sentences.en.ts';

const words = inLanguages(german, { en: english });
const formats = inLanguages(germanFormats, { en: englishFormats });

/** Kinds of whom nobody says that one 'finds' something there: people come in mourning, in need or in trust. */
const sober = new Set(
  'shop/funeral_directors amenity/hospital amenity/clinic amenity/nursing_home amenity/doctors amenity/dentist healthcare/nurse healthcare/midwife healthcare/psychotherapist healthcare/laboratory office/private_investigator office/lawyer office/notary office/mediation office/pest_control shop/pawnbroker shop/gold_buyer amenity/animal_shelter office/ngo office/association'.split(
    ' ',
  ),
);

/** Kinds that look after animals, and what these are called. */
const treating =
  /^(?:amenity\/veterinary|shop\/pet_grooming|amenity\/animal_\w+|animal_training\/\w+|service\/pet\w*)$/;
const animal =
  /^(?:klein|heim|nutz|groß|haus)?(?:tiere?|hunde?|katzen?|pferde?|kaninchen|nager|nagetiere?|vögel|reptilien|exoten|welpen)n?$/i;

/** Whether customers of a kind mourn, are in need or in trust. */
export const isSoberKind = (trade: string | null): boolean => trade !== null && sober.has(trade);

/** Kinds that name what they work on: a painter's 'Fassaden' are not for sale, a driving school's 'Lkw' neither. */
const caring = new Set(
  'craft/painter craft/cleaning craft/plumber craft/hvac craft/electrician craft/roofer craft/gardener craft/insulator craft/refrigeration craft/plasterer craft/builder craft/tiler craft/tinsmith craft/glaziery craft/car_painter craft/chimney_sweeper craft/clockmaker craft/electronics_repair craft/agricultural_engines craft/shoemaker craft/saddler craft/floorer craft/parquet_layer craft/scaffolder shop/tailor shop/dry_cleaning shop/laundry shop/repair shop/bicycle_repair shop/car_repair shop/motorcycle_repair amenity/car_wash amenity/vehicle_inspection amenity/veterinary shop/pet_grooming office/it office/property_management office/estate_agent office/moving_company office/security office/pest_control office/waste service/household_clearance service/caretaker office/surveyor office/expert office/energy_consulting office/architect office/engineer office/translator'.split(
    ' ',
  ),
);

/** Kinds that advise or teach: what they name is what it is about ('Berufsunfähigkeit', 'Motorrad'), neither for sale nor in their care. */
const advising = new Set(
  'office/insurance office/financial_advisor office/tax_advisor office/accountant office/lawyer office/notary office/consulting office/data_protection amenity/driving_school'.split(
    ' ',
  ),
);

/**
 * What a business offers or does: in its profile's own words where these surely say it, else what every business of its kind does.
 * @returns undefined where neither is known
 */
export function offeredBy(business: MatchMember, language: Language): Offered | undefined {
  const own = ownOffered(business, language);
  if (own) return { verb: own.verb, things: own.things, isFound: own.isFound };
  const [ofKind, untranslated] = [kindOffered(business, language), untranslatedOf(business, language)];
  if (!ofKind || untranslated === undefined) return ofKind;
  return { ...ofKind, things: words(language).withOwnWords(ofKind.things, untranslated) };
}

/** What a profile names itself, as it stands there, where that is not told in the reader's language; at most three things. */
export function untranslatedOf(business: MatchMember, language: Language): string | undefined {
  if (language === 'de' || ownOffered(business, language)) return undefined;
  const own = ownServices(business);
  if (!own?.isSaidOffered) return undefined;
  return germanFormats.listOf(own.items.slice(0, 3));
}

/** What every business of this kind offers. */
export function kindOffered({ trade }: Pick<MatchMember, 'trade'>, language: Language): Offered | undefined {
  const known = findTrade(trade);
  if (!known) return undefined;
  return { verb: words(language).offer, things: wordsOfTrade(known, language).offers, isFound: !sober.has(known.id) };
}

/** What a profile says itself; in another language than German only what is surely translated, two things at least where it names so many. */
function ownOffered(business: MatchMember, language: Language): (Offered & { items: readonly string[] }) | undefined {
  const own = ownServices(business);
  if (!own) return undefined;
  const offered = surelyOffered(own);
  const items = language === 'de' ? offered : translated(offered);
  if (items.length < Math.min(2, own.items.length)) return undefined;
  const { listOf } = formats(language);
  const isDeed = own.verbs.length > 0;
  const isNamed = !isDeed && advising.has(business.trade ?? '');
  if (isBareMaterials(own, business.trade) || areTreated(own, business.trade)) return undefined;
  const isCared = !isDeed && !own.isSaidOffered && caring.has(business.trade ?? '') && !own.items.every(isDone);
  const verb = isDeed ? listOf(own.verbs.map((one) => (language === 'de' ? one.de : one.en))) : words(language).offer;
  const joined = own.joined ? `${language === 'de' ? own.joined.de : own.joined.en} ` : '';
  return {
    items,
    verb: isNamed ? words(language).nameAs : isCared ? words(language).careFor : verb,
    things: `${joined}${listOf(items)}`,
    isFound: !isDeed && !isCared && !isNamed && !sober.has(business.trade ?? ''),
  };
}

/** What a profile lists itself and does not only work on, as it stands after 'bietet'; undefined where nothing is listed so. */
export function listedByItself(business: MatchMember, language: Language): string | undefined {
  const own = ownServices(business);
  if (!own || own.verbs.length > 0) return undefined;
  if (areTreated(own, business.trade)) return undefined;
  const offered = surelyOffered(own);
  const items = language === 'de' ? offered : translated(offered);
  return items.length < Math.min(2, own.items.length) ? undefined : formats(language).listOf(items.slice(0, 3));
}

/** A list under which a kind that cares for things names no deed may be one of materials: 'Leder, Gardinen' of a tailor. */
function isBareMaterials({ items, verbs, isSaidOffered }: OwnServices, trade: string | null): boolean {
  return verbs.length === 0 && !isSaidOffered && caring.has(trade ?? '') && !items.some(isDone);
}

/** The 'Hunde, Katzen und Heimtiere' of a practice are whom it treats, and not for sale. */
function areTreated({ items }: OwnServices, trade: string | null): boolean {
  return treating.test(trade ?? '') && items.some((item) => animal.test(item));
}

/** A bare list may also tell materials or what is thought of ('Budget'): of it count the words that are known as services. */
function surelyOffered({ items, verbs, isSaidOffered }: OwnServices): readonly string[] {
  return verbs.length > 0 || isSaidOffered ? items : items.filter((item) => inEnglish(item) !== undefined);
}

function translated(items: readonly string[]): string[] {
  return [...new Set(items.flatMap((item) => inEnglish(item) ?? []))];
}

/** The words of what is offered that tell one thing from another; English writes its nouns small. */
function nounsOf(things: string): string[] {
  return things.match(/\p{Lu}[\p{L}-]+/gu) ?? things.match(/\p{L}{4,}/gu) ?? [];
}

/**
 * What a profile names itself beside what its kind offers, for who knows that already: of 'Hörgeräte und Gehörschutz' the latter.
 * @returns undefined where that is nothing, or no more than the kind offers
 */
export function offeredBeyondKind(business: MatchMember, language: Language): Offered | undefined {
  const own = ownOffered(business, language);
  const ofKind = kindOffered(business, language);
  if (!own || !ofKind) return own;
  const known = nounsOf(ofKind.things);
  const isKnown = (item: string) => nounsOf(item).some((noun) => known.includes(noun));
  const fresh = own.items.filter((item) => !isKnown(item));
  if (fresh.length === 0) return undefined;
  if (fresh.length === own.items.length || own.verb !== words(language).offer) return own;
  const { listOf } = formats(language);
  return { ...own, things: language === 'de' ? `auch ${listOf(fresh)}` : listOf(fresh) };
}
