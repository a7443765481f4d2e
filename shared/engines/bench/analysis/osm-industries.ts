import type { IndustryLabel } from '@rezenso/contract/vocabulary';

export type Shares = Partial<Record<IndustryLabel, number>>;

/**
 * OpenStreetMap's kinds of business and the industry each belongs to; the first pattern that matches decides. Kinds
 * without a pattern are no businesses (benches, letter boxes) or say nothing.
 */
export const osmIndustries: ReadonlyArray<[kind: RegExp, shares: Shares]> = [
  [
    /^(amenity\/(vending_machine|parking|bicycle_parking|recycling|shelter|waste|toilets|telephone|clock|bench|social_facility\/food|place_of_worship|payment|post_|shower|water|drinking|kitchen|bbq|lounger|loading|studio$|taxi\/|atm)|shop\/(yes|vacant|outpost|fuel)|office\/yes|.*\/yes)/,
    {},
  ],
  [
    /^amenity\/(restaurant|bar|pub|cafe|fast_food|biergarten|food_court|nightclub|ice_cream|hookah)|^craft\/caterer/,
    { Gastronomie: 1 },
  ],
  [/^shop\/(bakery|pastry)/, { Einzelhandel: 0.35, Handwerk: 0.35, Gastronomie: 0.3 }],
  [/^shop\/butcher/, { Einzelhandel: 0.45, Handwerk: 0.45, Gastronomie: 0.1 }],
  [/^craft\/(brewery|distillery|winery)/, { Einzelhandel: 0.4, Gastronomie: 0.4, Sonstiges: 0.2 }],
  [
    /^(amenity\/(dentist|doctors|clinic|hospital|nursing_home|social_facility\/(ambulatory|assisted|day_care|group|nursing))|healthcare\/|office\/(physician|therapist)|leisure\/(fitness_centre|dance|sauna)|amenity\/dojo|shop\/massage)/,
    { 'Fitness & Gesundheit': 1 },
  ],
  [/^(amenity\/(pharmacy|veterinary)|shop\/medical_supply)/, { 'Fitness & Gesundheit': 0.75, Einzelhandel: 0.25 }],
  [/^shop\/(optician|hearing_aids)/, { Einzelhandel: 0.6, 'Fitness & Gesundheit': 0.4 }],
  [/^shop\/beauty/, { Dienstleistungen: 0.55, 'Fitness & Gesundheit': 0.45 }],
  [
    /^(amenity\/(car_rental|car_sharing|car_wash|fuel|vehicle_inspection|motorcycle_rental)|shop\/(car|car_parts|car_repair|caravan|motorcycle|tyres|truck))/,
    { Automotive: 1 },
  ],
  [
    /^amenity\/(driving_school|language_school|music_school|dancing_school|prep_school|kindergarten|childcare|school|college|university|dive_centre)|^office\/educational/,
    { Bildung: 1 },
  ],
  [
    /^(amenity\/(bank|bureau_de_change|money_transfer)|office\/(financial|insurance|accountant)|shop\/(money_lender|pawnbroker|gold_buyer))/,
    { Finanzen: 1 },
  ],
  [/^office\/tax_advisor/, { Finanzen: 0.7, Beratung: 0.3 }],
  [/^office\/(lawyer|notary)/, { Beratung: 0.8, Dienstleistungen: 0.2 }],
  [/^office\/consulting/, { Beratung: 1 }],
  [/^office\/(estate_agent|property_management)/, { Immobilien: 1 }],
  [/^office\/(it|telecommunication)/, { 'IT & Software': 1 }],
  [/^office\/(advertising_agency|graphic_design)/, { Marketing: 1 }],
  [/^office\/architect/, { Immobilien: 0.3, Dienstleistungen: 0.35, Handwerk: 0.2, Beratung: 0.15 }],
  [/^office\/(engineer|surveyor)/, { Beratung: 0.35, Dienstleistungen: 0.4, Handwerk: 0.15, Immobilien: 0.1 }],
  [
    /^(tourism\/(hotel|hostel|motel|guest_house|apartment|chalet|camp_site|caravan_site|alpine_hut|zoo|theme_park|information\/office)|shop\/travel_agency|office\/(travel_agent|guide)|amenity\/boat_rental|leisure\/(resort|marina|water_park|beach_resort))/,
    { 'Reise & Tourismus': 1 },
  ],
  [/^amenity\/bicycle_rental/, { 'Reise & Tourismus': 0.75, Dienstleistungen: 0.25 }],
  [
    /^(craft\/(cleaning|photographer|photographic|key_cutter)|shop\/(hairdresser$|hairdresser\/|laundry|dry_cleaning|funeral|locksmith|copyshop|tattoo|piercing|pet_grooming|storage_rental|rental|tool_hire|ticket)|office\/(moving_company|security|employment_agency|private_investigator|translator|coworking)|amenity\/(animal_boarding|taxi$|crematorium|events_venue|conference_centre|funeral))/,
    { Dienstleistungen: 1 },
  ],
  [/^shop\/catalogue/, { 'E-Commerce': 1 }],
  [/^shop\/(tailor|shoe_repair|repair)/, { Handwerk: 0.75, Dienstleistungen: 0.25 }],
  [/^craft\//, { Handwerk: 1 }],
  [/^shop\/(doors|window_blind|fireplace|groundskeeping)/, { Einzelhandel: 0.5, Handwerk: 0.5 }],
  [/^shop\/computer$/, { Einzelhandel: 0.5, 'IT & Software': 0.5 }],
  [/^shop\//, { Einzelhandel: 1 }],
  [
    /^(amenity\/(theatre|cinema|arts_centre|community_centre|social_centre|library|townhall|animal_shelter|fire_station|police|courthouse|embassy)|office\/(association|charity|foundation|government|ngo|political|religion|union|research|newspaper)|club\/|tourism\/(museum|gallery))/,
    { Sonstiges: 1 },
  ],
  [
    /^leisure\/(bowling|escape_game|indoor_play|miniature_golf|trampoline|sports_centre|amusement)/,
    { 'Reise & Tourismus': 0.4, Sonstiges: 0.4, 'Fitness & Gesundheit': 0.2 },
  ],
];

/** Words of the schema that mean too many things to say anything about a business. */
export const ambiguousTerms = new Set(
  'bar bad park garten kunst markt schule laden geschaeft service kurs haus platz verein firma company buero halle zentrum center club treff station werkstatt reparatur verkauf handel produkte angebot kaufen shop store museum galerie bibliothek praxis anlage sport spiele wasser gas holz stein papier musik film foto video licht farben mode tee wein bier eis fisch fleisch kaese obst gemuese reinigung pflege beratung agentur verwaltung planung forschung entwicklung technik handwerk bildung ausbildung versorgung sicherheit einkaufen lebensmittel essen trinken freizeit pension arzt training tanz studio salon rad auto post strom energie system zimmer kinder tiere hund katze pferd blumen pflanzen uhren buecher buch kleidung schuhe taschen stoff spielzeug geschenke moebel kueche betten lampen tapeten teppich reisen urlaub wohnung haeuser design werbung grafik druck medien kunsthandwerk zeitung internet computer telefon handy kamera ticket tickets party hochzeit feier religion kirche gemeinde partei natur wald wiese feld hof dorf stadt land see meer fluss berg tal rezept bauen bau dach boden fenster tuer wand treppe heizung rente kredit geld steuer recht termin online daten team doktor kaffee roller eier honig unternehmen dienst dienstleistung ordnung kosmetik'.split(
    ' ',
  ),
);
