/** Beginnings of words, and whole words behind which '$' stands. */
const beginnings: Record<string, string> = {
  death:
    'gestorben verstorben verstarb starb stirb sterb tod$ todes tödlich tot$ tote totgeburt fehlgeburt beerdig bestatt begräbnis trauer beileid leiche selbstmord suizid umgebracht eingeschläfert ermord mord hospiz witwe beisetz ableben verschied verunglück ertrunken ertrank überlebt died$ death dead$ killed murder',
  accident:
    'unfall unfälle verletz gestürzt stürzte sturz notarzt notaufnahme krankenwagen rettungswagen krankenhaus blut verbrannt verbrüh vergift erstick brand$ feuer feuerwehr koma$ lebensgefahr gebrochen accident hospital injur',
  crime:
    'polizei anzeige$ anzeigen$ angezeigt staatsanw anwalt anwält amtsgericht landgericht gerichtlich verklag klage$ betrug betrüg betrog abzock gestohlen stahl$ stehl klau geklaut beklau bestohl bestahl bestiehl dieb raub beraub geraub ausgeraub überfall$ überfallen einbruch erpress bedroh drohung droht gewalt geschlagen schlug$ schlägt$ schläge verprügel prügel missbrauch missbräuch misshandel vergewaltig belästig begrapsch grapsch angefasst sexuell sex$ porno nackt genötigt nötigung körperverletzung straftat strafbar kriminell verbrech mafia schwarzarbeit schwarzgeld geldwäsche steuerhinterzieh unterschlag drogen kokain koks$ kiff bekifft dealer lüg gelogen belogen log$ wucher police fraud scam stole stolen theft thief harass assault rape abuse illegal veruntreu fälsch gefälscht erstochen übergriff gebissen mobb gemobbt stalk gestalkt hausverbot messer$ waffe$ waffen$',
  groups:
    'rassis diskrimin ausländ türk tuerk russ polnisch pole$ polen$ rumän bulgar jude juden jüd islam muslim moslem arab syr$ syrer afghan afrik asiat chines zigeuner neger schwarze$ schwarzer$ schwarzen$ schwul lesb homo transe transgender transfrau behindert flüchtling migrant asyl kanak nazi hitler antisemit sexis frauenfeind kopftuch racis nigger gay$ jewish muslim black$ hautfarbe herkunft akzent$ religio gläubig rollstuhl gehörlos autis christ$ christen katholi',
  health:
    'krebs tumor chemo abtreib schwanger impoten hiv$ aids$ depress psych sucht$ süchtig alkohol betrunken besoffen besäuft erbroch erbrech kotz durchfall inkontin demenz operation operiert operier op$ infektion infiziert entzünd schmerz krank narkose allergi erektion scheidung geschieden diagnos therap behandlungsfehler salmonell hämorrh wechseljahr infarkt schlaganfall cancer pregnan abortion drunk sick$',
  bodies:
    'fett$ fette$ fetter$ fettes$ fetten$ dick$ dicke$ dicker$ dicken$ hässlich dumm doof blöd idiot arsch hure$ huren nutte schlampe$ fotze scheiß scheiss fick wichs penner$ asozial busen brüste titten hintern$ sexy geil notgeil stinkend ugly stupid fat$',
  vermin: 'ratte kakerlak schabe$ schaben$ ungeziefer bettwanze wanze maden mäuse maus$ cockroach rats$',
};

/** Anywhere in a word: 'Brustkrebs', 'Autounfall', 'Trickbetrug'. */
const inside =
  'krebs|tumor|infarkt|unfall|unfälle|vergift|verletzung|betrug|betrüg|diebst|gewalt|missbrauch|vergewaltig|rassis|mörder|feindlich|phob|todesf|selbstmord|droge|behinder';

const grave = new RegExp(`^(?:${Object.values(beginnings).join(' ').split(' ').join('|')})|${inside}`, 'u');

/**
 * Whether a word in small letters speaks of death, accidents, crimes, groups of people, health, bodies or vermin. Where one stands, joy,
 * regret and questions are out of place alike.
 */
export function isGrave(word: string): boolean {
  return grave.test(word);
}
