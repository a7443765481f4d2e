import type { IndustryLabel } from '@rezenso/contract/vocabulary';

export type Shares = Readonly<Partial<Record<IndustryLabel, number>>>;

/** schema.org types of businesses, by the beginning of a more specific one where a family belongs together. */
const types: ReadonlyArray<[pattern: RegExp, shares: Shares]> = [
  [
    /^(Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|FastFoodRestaurant|IceCreamShop|NightClub)$/,
    { Gastronomie: 1 },
  ],
  [/^(Bakery)$/, { Einzelhandel: 0.35, Handwerk: 0.35, Gastronomie: 0.3 }],
  [/^(Winery|Brewery|Distillery)$/, { Gastronomie: 0.5, Einzelhandel: 0.5 }],
  [
    /^(Dentist|Physician|MedicalClinic|MedicalBusiness|Hospital|Physiotherapy|PhysicalTherapy|Psychiatric|Dermatology|Dermatologic|Gynecologic|Pediatric|Midwifery|IndividualPhysician|PhysiciansOffice|CommunityHealth|DietNutrition|Podiatric|Optometric|Emergency|Geriatric|Nursing|Oncologic|PrimaryCare|PublicHealth|MedicalOrganization|HealthClub|ExerciseGym|HealthAndBeautyBusiness|SportsActivityLocation|SportsClub|DaySpa|TennisComplex|VeterinaryCare)$/,
    { 'Fitness & Gesundheit': 1 },
  ],
  [/^(Pharmacy)$/, { 'Fitness & Gesundheit': 0.65, Einzelhandel: 0.35 }],
  [/^(Optician)$/, { Einzelhandel: 0.6, 'Fitness & Gesundheit': 0.4 }],
  [
    /^(HairSalon|DryCleaningOrLaundry|MovingCompany|Locksmith|EmploymentAgency|ChildCare|TaxiService|TaxiStand|SelfStorage|EventVenue|FuneralHome|PhotographyBusiness|PestControl|CleaningService|TattooParlor|NailSalon|AnimalShelter|RecyclingCenter|InternetCafe)$/,
    { Dienstleistungen: 1 },
  ],
  [/^(BeautySalon)$/, { Dienstleistungen: 0.55, 'Fitness & Gesundheit': 0.45 }],
  [
    /^(Electrician|Plumber|RoofingContractor|HousePainter|HVACBusiness|GeneralContractor|Carpenter|LandscapingBusiness)$/,
    { Handwerk: 1 },
  ],
  [/^(LegalService|Attorney|Notary)$/, { Beratung: 0.8, Dienstleistungen: 0.2 }],
  [/^(AccountingService)$/, { Finanzen: 0.75, Beratung: 0.25 }],
  [/^(BankOrCreditUnion|FinancialService|InsuranceAgency|AutomatedTeller)$/, { Finanzen: 1 }],
  [/^(RealEstateAgent|ApartmentComplex|RealEstateListing)$/, { Immobilien: 1 }],
  [
    /^(AutoDealer|AutoRepair|AutoBodyShop|AutoPartsStore|AutoRental|AutoWash|AutomotiveBusiness|GasStation|MotorcycleDealer|MotorcycleRepair|TireShop)$/,
    { Automotive: 1 },
  ],
  [
    /^(School|Preschool|ElementarySchool|MiddleSchool|HighSchool|CollegeOrUniversity|EducationalOrganization|DrivingSchool|LanguageSchool|MusicSchool)$/,
    { Bildung: 1 },
  ],
  [
    /^(Hotel|Motel|Hostel|Resort|LodgingBusiness|BedAndBreakfast|Campground|VacationRental|SkiResort|TravelAgency|TouristInformationCenter|TouristAttraction|TouristTrip|BoatTerminal|AmusementPark|ApartmentHotel)$/,
    { 'Reise & Tourismus': 1 },
  ],
  [/^(Apartment|House|Accommodation)$/, { 'Reise & Tourismus': 0.6, Immobilien: 0.4 }],
  [/^(OnlineStore|OnlineBusiness)$/, { 'E-Commerce': 1 }],
  [/^(AdvertisingAgency|MarketingAgency)$/, { Marketing: 1 }],
  [/^(SoftwareApplication|WebApplication|MobileApplication|ComputerService)$/, { 'IT & Software': 1 }],
  [
    /^(BookStore|BikeStore|ClothingStore|ComputerStore|ConvenienceStore|DepartmentStore|ElectronicsStore|Florist|FurnitureStore|GardenStore|GroceryStore|HardwareStore|HobbyShop|HomeGoodsStore|JewelryStore|LiquorStore|MensClothingStore|MobilePhoneStore|MovieRentalStore|MusicStore|OfficeEquipmentStore|OutletStore|PawnShop|PetStore|ShoeStore|SportingGoodsStore|ToyStore|WholesaleStore|ShoppingCenter)$/,
    { Einzelhandel: 1 },
  ],
  [
    /^(NGO|SportsTeam|PerformingGroup|GovernmentOffice|GovernmentOrganization|Church|PlaceOfWorship|Museum|Library|TheaterGroup|FireStation|CityHall|ArtGallery)$/,
    { Sonstiges: 1 },
  ],
];
const general: ReadonlyMap<string, Shares> = new Map(
  Object.entries({
    Store: { Einzelhandel: 0.7, 'E-Commerce': 0.3 },
    ProfessionalService: { Dienstleistungen: 0.4, Beratung: 0.35, Marketing: 0.15, Handwerk: 0.1 },
  }),
);

export interface TypeMeaning {
  shares: Shares;
  /** 'ProfessionalService' says little, 'Dentist' nearly everything. */
  isSpecific: boolean;
}

/** What a schema.org type says about the industry; undefined for one that says nothing. */
export function meaningOfType(type: string): TypeMeaning | undefined {
  const known = types.find(([pattern]) => pattern.test(type));
  if (known) return { shares: known[1], isSpecific: true };
  const vague = general.get(type);
  return vague && { shares: vague, isSpecific: false };
}

/** Words of an Impressum that only members of certain trades have to print there. */
export const imprintCues: ReadonlyArray<{ cue: RegExp; weight: number; shares: Shares }> = [
  {
    weight: 6,
    shares: { 'Fitness & Gesundheit': 1 },
    cue: /(landes|bundes|bezirks)?(zahn)?(?<!tier)ärztekammer|kassen(zahn)?ärztliche vereinigung|psychotherapeutenkammer|heilpraktikergesetz|gesetzliche berufsbezeichnung:?\s*(zahn)?(arzt|ärztin)|berufsordnung für (zahn)?ärzte|approbation/i,
  },
  {
    weight: 5,
    shares: { 'Fitness & Gesundheit': 0.8, Dienstleistungen: 0.2 },
    cue: /tierärztekammer|apothekerkammer/i,
  },
  {
    weight: 6,
    shares: { Beratung: 0.8, Dienstleistungen: 0.2 },
    cue: /rechtsanwaltskammer|bundesrechtsanwaltsordnung|notarkammer|patentanwaltskammer/i,
  },
  {
    weight: 6,
    shares: { Finanzen: 0.75, Beratung: 0.25 },
    cue: /steuerberaterkammer|steuerberatungsgesetz|wirtschaftsprüferkammer/i,
  },
  {
    weight: 5,
    shares: { Finanzen: 1 },
    cue: /§+\s*34\s*[dfhi]\b|versicherungsvermittlerregister|versicherungsvertreter|versicherungsmakler mit|pkv-ombudsmann|versicherungsombudsmann/i,
  },
  { weight: 4, shares: { Immobilien: 0.9, Finanzen: 0.1 }, cue: /§\s*34\s*c\b/i },
  { weight: 5, shares: { Dienstleistungen: 1 }, cue: /§\s*34\s*a\b|bewachungserlaubnis|personenbeförderungs/i },
  {
    weight: 2.5,
    shares: { Handwerk: 0.8, Dienstleistungen: 0.1, Automotive: 0.1 },
    cue: /handwerkskammer|handwerksrolle|handwerksordnung|kreishandwerkerschaft/i,
  },
  {
    weight: 4,
    shares: { Dienstleistungen: 0.35, Immobilien: 0.3, Handwerk: 0.2, Beratung: 0.15 },
    cue: /architektenkammer|ingenieurekammer|ingenieurkammer/i,
  },
  { weight: 5, shares: { Bildung: 1 }, cue: /fahrschulerlaubnis|fahrlehrergesetz|fahrschulüberwachung|fahrlehrg/i },
  { weight: 5, shares: { Gastronomie: 1 }, cue: /gaststättenerlaubnis|gaststättengesetz|schankerlaubnis/i },
  {
    weight: 3,
    shares: { 'Reise & Tourismus': 1 },
    cue: /reisesicherungsfonds|kundengeldabsicherung|insolvenzversicherung.{0,40}reise/i,
  },
  { weight: 2.5, shares: { Sonstiges: 1 }, cue: /vereinsregister|registernummer:?\s*VR\b/i },
];
