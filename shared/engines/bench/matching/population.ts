import type { LanguageId, PlatformId } from '@rezenso/contract/vocabulary';
import { placeTable } from '../../src/geo/places.ts';
import type { MatchMember, MemberActivity } from '../../src/matching/index.ts';
import { allTrades, findTrade } from '../../src/trades/index.ts';
import { pick, randomFrom } from './random.ts';

const industries = [
  ['gastronomie', 12],
  ['fitness & gesundheit', 9],
  ['it & software', 7],
  ['einzelhandel', 13],
  ['dienstleistungen', 12],
  ['handwerk', 16],
  ['beratung', 6],
  ['e-commerce', 4],
  ['marketing', 4],
  ['immobilien', 4],
  ['automotive', 4],
  ['bildung', 3],
  ['finanzen', 3],
  ['reise & tourismus', 4],
  ['sonstiges', 5],
] as const;

const audiences = [
  'Familien',
  'Eltern mit Kindern',
  'Studierende',
  'Berufstätige',
  'Senioren',
  'Paare',
  'Urlauber',
  'Geschäftsreisende',
  'Anwohner im Viertel',
  'Unternehmen',
  'kleine Betriebe',
  'Gründer',
  'Selbstständige',
  'Handwerksbetriebe',
  'Arztpraxen',
  'Vereine',
  'Schulen',
  'Hausbesitzer',
  'Mieter',
  'Bauherren',
  'Autofahrer',
  'Radfahrer',
  'Sportbegeisterte',
  'Gesundheitsbewusste',
  'Genießer',
  'Veganer',
  'umweltbewusste Käufer',
  'Kreative',
  'Hundehalter',
  'Online-Käufer',
  'preisbewusste Kunden',
  'anspruchsvolle Kunden',
  'Restaurants und Hotels',
  'Privatleute',
] as const;
const manners = [
  'aus der Region',
  'mit Sinn für Qualität',
  'die wenig Zeit haben',
  'von jung bis alt',
  'in der Stadt und auf dem Land',
  '',
] as const;

const platforms: readonly (readonly [PlatformId, number])[] = [
  ['google', 0.85],
  ['facebook', 0.5],
  ['proven_expert', 0.25],
  ['trustpilot', 0.2],
  ['yelp', 0.15],
  ['kununu', 0.15],
  ['jameda', 0.03],
  ['other', 0.1],
];
const languages: readonly (readonly [LanguageId, number])[] = [
  ['de', 0.98],
  ['en', 0.45],
  ['fr', 0.08],
  ['es', 0.06],
  ['it', 0.06],
];

/** Kinds that came after somebody had read the recommendations of this population (decision 150): with them it would be another one. */
const later = new Set(
  'office/car_assessor education/sailing_school education/surf_school education/ski_school education/swimming_school education/cooking_school education/sewing_school healthcare/alternative/chiropractic shop/wool craft/oil_mill craft/grinding_mill craft/cheesemaker craft/farrier craft/tree_care craft/paver craft/fence_builder craft/earthworks craft/demolition craft/screed craft/stair_builder craft/sun_protection craft/drain_cleaning service/towing shop/car_glass shop/bicycle_repair service/childminder service/speaker service/domestic_help service/senior_care office/freight office/bus_company office/interior_architect animal/physiotherapy health/orthopaedic_shoes shop/timber shop/fuel rental/campers craft/sharpening office/property_valuer craft/sailmaker craft/gilder shop/beekeeping service/live_in_care office/fiduciary shop/antiquarian_books'.split(
    ' ',
  ),
);
const read = [...allTrades().keys()].filter((id) => !later.has(id));
const trades = Map.groupBy(read, (id) => findTrade(id)?.industries[0]);
const areas = [...placeTable().postcodes.values()];

/** The synthetic company with this number: always the same one, spread over Germany as its postcodes are. */
export function company(number: number): MatchMember {
  const random = randomFrom(number * 2654435761 + 17);
  const area = areas[Math.floor(random() * areas.length)] ?? { latitude: 50, longitude: 10 };
  return {
    id: companyId(number),
    companyName: `Betrieb ${number}`,
    ...business(random),
    targetAudience: audienceText(random),
    description: '',
    location: '',
    specialties: [],
    mentions: [],
    latitude: area.latitude,
    longitude: area.longitude,
    platforms: platforms.filter(([, share]) => random() < share).map(([id]) => id),
    languages: languages.filter(([, share]) => random() < share).map(([id]) => id),
    activity: activity(random),
  };
}

/** An industry and one of its trades; one in ten names none. */
function business(random: () => number): Pick<MatchMember, 'industry' | 'trade'> {
  const industry = pick(random, industries);
  const filed = trades.get(industry) ?? [];
  return { industry, trade: random() < 0.1 ? null : (filed[Math.floor(random() * filed.length)] ?? null) };
}

export const companyId = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

function audienceText(random: () => number): string {
  const count = 1 + Math.floor(random() * 4);
  const groups = Array.from({ length: count }, () => audiences[Math.floor(random() * audiences.length)]);
  return `${groups.join(', ')} ${manners[Math.floor(random() * manners.length)]}`.trim();
}

/** Two in five are new; of the others most are reliable, some are not. */
function activity(random: () => number): MemberActivity {
  const daysSinceActive = Math.floor(-30 * Math.log(1 - random()));
  if (random() < 0.4) return { daysSinceActive, responseRate: null, onTimeRate: null, trustScore: null };
  const conduct = 1 - random() ** 2 * 0.8;
  const around = (spread: number) => Math.min(1, Math.max(0, conduct + (random() - 0.5) * spread));
  return {
    daysSinceActive,
    responseRate: around(0.3),
    onTimeRate: around(0.3),
    trustScore: Math.round(100 * around(0.2)),
  };
}
