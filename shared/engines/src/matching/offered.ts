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

/** Kinds that name what they work on: a painter's 'Fassaden' are not for sale, a driving school's 'Lkw' neither. */
const caring = new Set(
  'craft/painter craft/cleaning craft/plumber craft/hvac craft/electrician craft/roofer craft/gardener craft/insulator craft/refrigeration craft/plasterer craft/builder craft/tiler craft/tinsmith craft/glaziery craft/car_painter craft/chimney_sweeper craft/clockmaker craft/electronics_repair craft/agricultural_engines craft/shoemaker craft/saddler craft/floorer craft/parquet_layer craft/scaffolder shop/tailor shop/dry_cleaning shop/laundry shop/repair shop/car_repair shop/motorcycle_repair amenity/car_wash amenity/driving_school amenity/vehicle_inspection amenity/veterinary shop/pet_grooming office/insurance office/financial_advisor office/tax_advisor office/accountant office/it office/property_management office/estate_agent office/moving_company office/security office/pest_control office/waste service/household_clearance service/caretaker office/surveyor office/expert office/energy_consulting office/architect office/engineer office/lawyer office/notary office/consulting office/data_protection office/translator'.split(
    ' ',
  ),
);

/**
 * What a business offers or does: in its profile's own words where these surely say it, else what every business of its kind does.
 * @returns undefined where neither is known
 */
export function offeredBy(business: MatchMember, language: Language): Offered | undefined {
  return ownOffered(business, language) ?? kindOffered(business, language);
}

/** What every business of this kind offers. */
export function kindOffered({ trade }: Pick<MatchMember, 'trade'>, language: Language): Offered | undefined {
  const known = findTrade(trade);
  if (!known) return undefined;
  return { verb: words(language).offer, things: wordsOfTrade(known, language).offers, isFound: !sober.has(known.id) };
}

/** What a profile says itself; in another language than German only what is surely translated, two things at least where it names so many. */
function ownOffered(business: MatchMember, language: Language): Offered | undefined {
  const own = ownServices(business);
  if (!own) return undefined;
  const items = language === 'de' ? own.items : translated(own);
  if (items.length < Math.min(2, own.items.length)) return undefined;
  const { listOf } = formats(language);
  const isDeed = own.verbs.length > 0;
  const isCared = !isDeed && !own.isSaidOffered && caring.has(business.trade ?? '') && !own.items.every(isDone);
  const verb = isDeed ? listOf(own.verbs.map((one) => (language === 'de' ? one.de : one.en))) : words(language).offer;
  const joined = own.joined ? `${language === 'de' ? own.joined.de : own.joined.en} ` : '';
  return {
    verb: isCared ? words(language).careFor : verb,
    things: `${joined}${listOf(items)}`,
    isFound: !isDeed && !isCared && !sober.has(business.trade ?? ''),
  };
}

function translated({ items }: OwnServices): string[] {
  return [...new Set(items.flatMap((item) => inEnglish(item) ?? []))];
}
