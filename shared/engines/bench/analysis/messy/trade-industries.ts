import { type IndustryLabel, industryLabels } from '@rezenso/contract/vocabulary';

/** Under which industries the trades of the messy sites may be filed; written before any of these sites was judged by it. */
const filed: ReadonlyArray<readonly [industries: string, trades: string]> = [
  [
    'Gastronomie',
    'Asiatisches Restaurant;Beisl;Brauhaus;Café;Catering;Diskothek;Eiscafé;Eisdiele;Fischrestaurant;Gasthaus;Heuriger;Hofcafé;Imbiss;Italienisches Restaurant;Kaffeehaus;Mobile Kaffeebar;Partyservice;Pizzeria;Restaurant;Spanisches Restaurant;Sushi-Restaurant;Weinbar;Wirtshaus',
  ],
  ['Gastronomie,Reise & Tourismus', 'Gasthof'],
  ['Gastronomie,Einzelhandel,Handwerk', 'Bäckerei;Confiserie;Kaffeerösterei;Konditorei;Metzgerei;Weingut'],
  [
    'Fitness & Gesundheit',
    'Fitnessstudio;Ergotherapie;HNO-Arzt;Hausarzt;Hausarztpraxis;Hautarzt;Hautarztpraxis;Hebamme;Heilpraktikerin;Kieferorthopäde;Kinderarzt;Logopädie;Massage;Naturheilpraxis;Osteopathie;Pflegedienst;Physiotherapie;Pilatesstudio;Psychotherapie;Tierarzt;Tierklinik;Yogastudio;Zahnarzt;Zahnarztpraxis',
  ],
  ['Fitness & Gesundheit,Einzelhandel', 'Apotheke;Augenoptiker;Hörakustiker;Optiker;Sanitätshaus'],
  ['Fitness & Gesundheit,Bildung', 'Ballettschule;Boxschule;Kampfsportschule'],
  ['Fitness & Gesundheit,Dienstleistungen', 'Kosmetikstudio;Seniorenbetreuung;Sonnenstudio'],
  ['Fitness & Gesundheit,Reise & Tourismus,Sonstiges', 'Kletterhalle'],
  ['Fitness & Gesundheit,Handwerk,Einzelhandel', 'Orthopädieschuhmacher;Orthopädieschuhtechnik'],
  ['IT & Software', 'Computerservice;IT-Dienstleister;Softwareentwicklung'],
  [
    'Einzelhandel',
    'Antiquitäten;Bioladen;Brockenhaus;Buchhandlung;Drogerie;Getränkemarkt;Kindermode;Küchenstudio;Modegeschäft;Modellbauladen;Schuhgeschäft;Secondhandladen;Spielwarengeschäft;Strandkörbe;Velogeschäft;Fahrradgeschäft;Fahrradladen;Fahrradhändler',
  ],
  [
    'Einzelhandel,E-Commerce',
    'Kräuterladen;Käsehandlung;Stoffe und Kurzwaren;Teehandel;Teeladen;Weinhandlung;Wollgeschäft',
  ],
  [
    'Einzelhandel,Handwerk',
    'Blumendesign;Blumengeschäft;Elektrofachgeschäft;Floristin;Gartencenter;Goldschmiede;Velowerkstatt',
  ],
  ['Einzelhandel,Gastronomie', 'Feinkostladen'],
  ['Einzelhandel,Automotive', 'Autoteile'],
  ['Einzelhandel,Dienstleistungen', 'Brennstoffhandel'],
  ['Gastronomie,Handwerk,Einzelhandel', 'Kelterei'],
  ['Einzelhandel,Handwerk,E-Commerce', 'Imkerei;Kerzenmanufaktur;Messermanufaktur;Seifenmanufaktur'],
  ['Einzelhandel,Sonstiges', 'Hofladen;Obsthof;Galerie'],
  [
    'Dienstleistungen',
    'Bestatter;Coiffeur;Copyshop;Eventagentur;Fensterreinigung;Fotograf;Fotografin;Friseur;Friseursalon;Gebäudereinigung;Hausbetreuung;Hundesalon;Nagelstudio;Reinigungsdienst;Hundepension;Sicherheitsdienst;Spedition;Tattoostudio;Umzugsunternehmen;Teppichreinigung;Waschsalon;Wäscherei;Zeltverleih',
  ],
  ['Dienstleistungen,Automotive,Reise & Tourismus', 'Taxi'],
  ['Dienstleistungen,Einzelhandel,Sonstiges', 'Schrotthandel'],
  ['Dienstleistungen,Beratung', 'Notar'],
  ['Bildung,Dienstleistungen', 'Kindertagesstätte'],
  ['Dienstleistungen,Handwerk', 'Änderungsschneiderei;Druckerei;Rohrreinigung;Schlüsseldienst;Schädlingsbekämpfung'],
  ['Dienstleistungen,Immobilien,Handwerk,Beratung', 'Architekturbüro;Ingenieurbüro;Innenarchitektur'],
  [
    'Handwerk',
    'Bauunternehmen;Bodenleger;Buchbinderei;Dachdecker;Elektriker;Fensterbau;Fliesenleger;Garten- und Landschaftsbau;Gartenbau;Gerüstbau;Glaserei;Heizungsbauer;Installateur;Maler;Maßschneiderei;Metallbau;Ofenbauer;Polsterei;Raumausstatter;Schlosserei;Schreinerei;Solarteur;Spenglerei;Steinmetz;Tischlerei;Trockenbau;Töpferei;Zimmerei',
  ],
  ['Handwerk,Einzelhandel', 'Hutmacherei;Gitarrenbau;Geigenbauer;Gärtnerei;Korbmacher;Uhrmacher'],
  ['Handwerk,Dienstleistungen', 'Hufschmied;Klavierstimmer;Landschaftspflege;Rauchfangkehrer;Schornsteinfeger'],
  ['Beratung,Dienstleistungen', 'Rechtsanwalt'],
  ['Beratung,Fitness & Gesundheit,Bildung', 'Coach'],
  ['Marketing', 'Grafikdesign;Texterin;Werbeagentur'],
  ['Immobilien', 'Immobilienmakler'],
  ['Automotive,Handwerk', 'Autogarage;Autoglaserei;Autolackiererei;Carrosserie;Kfz-Werkstatt'],
  ['Automotive', 'Autohaus;Motorradhändler;Reifenhändler;Tankstelle'],
  [
    'Bildung',
    'Fahrschule;Hundeschule;Kochschule;Musikschule;Nachhilfe;Nähschule;Schwimmschule;Sprachschule;Tanzschule;Volkshochschule',
  ],
  ['Bildung,Reise & Tourismus', 'Segelschule;Surfschule'],
  ['Bildung,Fitness & Gesundheit,Sonstiges', 'Reitstall'],
  ['Finanzen,Beratung', 'Lohnsteuerhilfe;Steuerberater;Treuhandbüro'],
  ['Finanzen', 'Versicherungsmakler'],
  ['Reise & Tourismus', 'Bootsverleih;Campingplatz;Ferienhof;Ferienwohnungen;Hotel;Kanuverleih;Pension;Reisebüro'],
  ['Reise & Tourismus,Automotive', 'Wohnmobilvermietung'],
  ['Sonstiges', 'Förderverein;Kulturverein;Musikverein;Schützenverein;Sportverein;Tierschutzverein'],
  ['Sonstiges,Dienstleistungen', 'Tonstudio'],
];

/** The industries under which a trade of the messy sites may be filed; throws for a trade that is not listed. */
export function industriesOfTrade(trade: string): readonly IndustryLabel[] {
  const found = filed.find(([, trades]) => trades.split(';').includes(trade));
  if (!found) throw new Error(`no industry for the trade ${trade}`);
  return industryLabels.filter((label) => found[0].split(',').includes(label));
}
