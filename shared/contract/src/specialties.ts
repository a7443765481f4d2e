import * as z from 'zod/mini';

/**
 * What a business has beside its kind that others may have, too, or look for: whom it also works for, what it also offers, and how it works.
 * Found on its website, corrected by its people, and what suggestions name two businesses' common ground by.
 */
export const specialtyNames = {
  children: 'Angebote für Kinder',
  seniors: 'Angebote für ältere Menschen',
  dogs: 'Hunde willkommen',
  holidaymakers: 'Urlaubsgäste',
  schools: 'arbeitet für Schulen oder Kitas',
  clubs: 'arbeitet für Vereine',
  practices: 'arbeitet für Praxen und Kliniken',
  hospitality: 'arbeitet für Gastronomie und Hotels',
  crafts: 'arbeitet für Handwerksbetriebe',
  shops: 'arbeitet für Läden',
  offices: 'arbeitet für Büros und Kanzleien',
  landlords: 'arbeitet für Vermieter und Hausverwaltungen',
  weddings: 'Hochzeiten',
  parties: 'Feiern und Geburtstage',
  company_events: 'Firmenfeiern und Ausflüge von Teams',
  rooms: 'Räume zu mieten',
  courses: 'Kurse und Seminare',
  readings: 'Lesungen, Konzerte, Ausstellungen',
  vouchers: 'Gutscheine',
  rental: 'Verleih',
  repairs: 'Reparaturen',
  restoration: 'Aufarbeiten und Restaurieren',
  made_to_measure: 'Maßanfertigung',
  own_production: 'eigene Herstellung',
  second_hand: 'Gebrauchtes',
  home_visits: 'kommt ins Haus',
  collection: 'holt und bringt',
  delivery: 'liefert',
  day_and_night: 'Tag und Nacht erreichbar',
  online: 'auch online',
  organic: 'Bio',
  regional: 'aus der Region',
  sustainable: 'umweltbewusst',
  vegan: 'vegan oder vegetarisch',
  accessible: 'barrierefrei',
  family_business: 'Familienbetrieb',
  master_craft: 'Meisterbetrieb',
  apprentices: 'bildet aus',
  large_team: 'Team ab zehn Leuten',
  job_bikes: 'Diensträder',
} as const;

export type SpecialtyId = keyof typeof specialtyNames;

/** In the order in which they are shown. */
export const specialtyIds = Object.keys(specialtyNames) as [SpecialtyId, ...SpecialtyId[]];
export const specialtyId = z.enum(specialtyIds);

/** A profile holds no more: with all of them it would say nothing. */
export const mostSpecialties = 15;

/** As answers name them; ids, of which a newer server may know more, and missing from one that knows none. */
export const namedSpecialties = z.optional(z.array(z.string()));

/** Of ids those that this build knows, in the order in which they are shown. */
export function knownSpecialties(ids: readonly string[] | undefined): SpecialtyId[] {
  return specialtyIds.filter((id) => ids?.includes(id));
}
