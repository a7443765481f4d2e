import type { SpecialtyId } from '@rezenso/contract/specialties';

/** What says that a business has something: words of a sentence, and for whom it works only in a sentence that says so. */
interface Pattern {
  readonly says: RegExp;
  /** What the sentence, or where there is none the page's heading, has to say besides. */
  readonly with?: RegExp;
  readonly never?: RegExp;
}

/** A word stands by itself: 'Bio', not 'Biografie'. */
const word = (words: string, never?: string): Pattern => ({
  says: new RegExp(`(?<![\\p{L}-])(?:${words})(?!\\p{L})`, 'iu'),
  ...(never !== undefined && { never: new RegExp(never, 'iu') }),
});

/** Who is named behind these is a customer: 'für Praxen', 'wir reinigen Büros', 'Referenzen'. */
const working =
  /(?<!\p{L})(?:für|beliefer\w*|betreu\w*|reinig\w*|berat\w*|versorg\w*|statten|ausgestattet|rüsten|kund(?:en|innen)\p{Ll}*|referenz\p{Ll}*|kleiden|(?:über|rund|mehr als) \d+|mandant\p{Ll}*|auftraggeber\p{Ll}*|partner von|kennen den|betriebe wie)(?!\p{L})/iu;
const worksFor = (words: string): Pattern => ({
  says: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  with: working,
  // 'Zusammenarbeit mit Praxen': they are partners, and no customers. 'Praxisräume, Läden und Büros' of a broker are neither.
  never:
    /zusammenarbeit|kooperation|kooperieren|arbeiten (?:eng |gut )?mit|empfehlen|(?:praxis|gewerbe|laden|büro)(?:räume|flächen?|immobilien)|immobilien(?!\p{L})|zu (?:mieten|vermieten|kaufen|verkaufen)/iu,
});

const ten = '(?:[1-9]\\d|1\\d\\d|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|achtzehn|zwanzig|dreißig|dreissig)';

/**
 * By which words of its own pages a business has each of the specialties; written from general knowledge, for sentences about the business
 * itself. What is missing is missed: what is found must be so.
 */
export const specialtyPatterns: Readonly<Record<SpecialtyId, Pattern>> = {
  children: word(
    'kinder(?:geburtstag|kurs|gruppe|instrument|programm|woche|training|schwimm|schnitt|menü|teller|zimmer|mode|schuh|räder|fahrräder|behandlung|ballett|tanz|yoga|camp|ecke|spielplatz)\\p{L}*|(?:für|mit) (?:\\p{L}+ )?(?:kinder|kindern|kids|babys)|kinder (?:ab|bis|von) \\d+|kinder, jugendliche|kindern und jugendlichen|kids',
    'kinderleicht|spende|ohne kinder|vereinbar|unsere kinder|(?:mama|papa|mutter|vater|familie) (?:von|mit)',
  ),
  seniors: word(
    '(?:für|mit|von) (?:\\p{L}+ )?(?:senioren|seniorinnen|ältere\\p{L}* (?:menschen|leute))|senioren(?:kurs|gymnastik|tanz|teller|training|betreuung|umzüge?|reisen|stunde)\\p{L}*|(?:wiedereinsteiger\\p{L}*|familien|erwachsene|studierende) und senioren',
  ),
  dogs: word('hunde (?:sind )?(?:\\p{L}+ )?willkommen|hunde erlaubt|auch für hunde|hundefreundlich\\p{L}*|mit hund'),
  holidaymakers: word(
    'urlaubsgäst\\p{L}*|feriengäst\\p{L}*|urlauber\\p{L}*|ferienwohnung(?:en)?|reisegruppen|gästekarte',
    '(?:hotels?|pensionen|büros|praxen)(?:,| und| &) ferienwohnung|ferienwohnung(?:en)?(?:,| und| &) (?:hotels?|pensionen|büros|praxen)|(?:für|von|reinig\\p{L}*|verwalt\\p{L}*) (?:\\p{L}+ )?ferienwohnungen',
  ),
  schools: worksFor('schulen|kitas|kindergärten|schulklassen|kindertagesstätten'),
  clubs: worksFor('(?:sport|musik|trachten|schützen)?vereine?n?|musikkapellen'),
  practices: worksFor(
    '(?:arzt|zahnarzt|tierarzt|physio\\p{L}*|haus)?praxen|kliniken|krankenhäuser|heilberufe\\p{L}*|(?:arzt|zahnarzt)praxis|ordinationen|wartezimmer',
  ),
  hospitality: worksFor(
    'gastronomie|gastronomen|gasthäuser|gasthöfe|restaurants|hotels|hotel|cafés|wirte|wirtshäuser|pensionen|gastgewerbe',
  ),
  crafts: worksFor('handwerker|handwerksbetriebe?n?|handwerk|bauunternehmen|baubetriebe'),
  shops: worksFor('ladenlokale|läden|einzelhändler|einzelhandel|geschäfte|hofläden|boutiquen'),
  offices: worksFor('büros|kanzleien|bürogebäude|bürohäuser'),
  landlords: worksFor(
    'vermieter\\p{L}*|hausverwaltung\\p{L}*|liegenschaft\\p{L}*|wohnungsgesellschaft\\p{L}*|wohnungsbau\\p{L}*|eigentümergemeinschaft\\p{L}*|wohnanlagen|immobilienverwaltung\\p{L}*|stockwerkeigentum|stockwerkeigentümer',
  ),
  weddings: word(
    'hochzeit\\p{L}*|brautpaar\\p{L}*|braut(?:frisur|kleid|strauß|sträuße|mode|dirndl|schmuck|schuh|auto|paar)\\p{L}*|trauung\\p{L}*|polterabend\\p{L}*|trauring\\p{L}*|eheringe|standesamt\\p{L}*',
    'hochzeitstag|(?:unsere[rn]?|meine[rn]?) (?:eigenen )?hochzeit|ehevertrag|scheidung',
  ),
  parties: word(
    'geburtstag\\p{L}*|familienfeier\\p{L}*|geburtstagsfeier\\p{L}*|jubiläumsfeier\\p{L}*|taufen?|konfirmation\\p{L}*|jugendweihe\\p{L}*|junggesell\\p{L}*abschied\\p{L}*|private feiern|feste und feiern|feiern bis \\d+',
    'lebensjahr|(?:unser\\p{L}*|firmen-?|runden) (?:\\d+\\. )?geburtstag|wir (?:feiern|wurden|werden) (?:\\p{L}+ )?(?:geburtstag|\\d+)',
  ),
  company_events: word(
    'betriebsausfl\\p{L}*|betriebsfeier\\p{L}*|firmenfeier\\p{L}*|firmen-?events?|teamevents?|team-?(?:building|tage?|ausfl\\p{L}*)|weihnachtsfeier\\p{L}*|firmenkonditionen|firmenfitness|firmenkurse|für (?:teams|firmengruppen|gruppen und firmen|firmen und (?:vereine|gruppen))|(?:\\p{L}+-)?(?:törn|führung|verkostung|kurs|abend)\\p{L}* für firmen|firmen & \\p{L}+|tagungen|incentives?',
    'haben wir|waren wir|geschlossen|\\p{L}*(?:portr[aä]its?|porträts?|fotos?|fotografie|software)',
  ),
  rooms: word(
    'saalvermietung|raumvermietung|raummiete|saal mieten|räume mieten|(?:saal|räume?|café|halle|stube|scheune|trauerhalle|gewölbekeller)(?: \\p{L}+){0,4} (?:mieten|zu mieten|gemietet|vermietet|vermieten)|geschlossene gesellschaft(?:en)?|(?:saal|raum|keller|gewölbekeller|stube|scheune|halle) (?:\\p{L}+ )?(?:fasst|für) \\d+ (?:gäste|personen|leute)',
  ),
  courses: word(
    '\\p{L}*(?:kurs|workshop|seminar|schulung)(?:e|en|s)?|\\p{L}+-kurse?',
    'kursana|diskurs|exkurs|kurskorrektur|wechselkurs|rekurs|besucht|teilgenommen|fortgebildet|absolviert|erste-hilfe|intensivkurs(?:buch)|(?:ihre?n?|eure?n?|firmen) (?:\\p{L}+ )?(?:seminare?|workshops?|schulung\\p{L}*|kurse?)|(?:räume?|saal|platz|technik|catering|unterkunft) für|seminar(?:e|gäste)? (?:&|und) (?:gruppen|tagungen|feiern|feste|gäste)|(?:gruppen|tagungen|feiern|feste) (?:&|und) seminare|seminar(?:räume?|gäste|gruppen|haus|technik)',
  ),
  readings: word(
    'lesung(?:en)?|konzerte?|(?:kunst|foto|bilder|gemälde|skulpturen)ausstellung(?:en)?|(?:wechselnde|temporäre) ausstellungen|(?:lesungen|konzerte|kultur|vorträge|feste)(?:,| und) ausstellungen|ausstellung(?:en)?,? (?:mit|von) (?:\\p{L}+ )?(?:bilder|foto|gemälde|künstler|werke|malerei)\\p{L}*|vernissagen?|livemusik|live-musik',
    'fest|(?:technik|beschallung|licht|bühnen?|catering|plakate|fahrten|karten|tickets?|fotos|räume?) (?:für|zu)|(?:besuch|nach)\\p{L}* (?:von|dem) konzert|für konzerte',
  ),
  vouchers: word('(?:geschenk)?gutscheine?|gutscheinen', 'gutscheincode|rabatt|newsletter'),
  rental: word(
    '\\p{L}*verleih|leih(?:instrument|rad|räder|geräte?|wagen|kostüm|ski)\\p{L}*|zu leihen|zum leihen|ausleihen|mieträder|mietgeräte|(?:boote|räder|anhänger|geräte|zelte|kanus) (?:zu )?(?:mieten|vermieten)',
    'verleihen? (?:ihrem|ihren|deinem|dem|der) ',
  ),
  repairs: word(
    '\\p{L}*reparatur(?:en|werkstatt|service)?|reparieren|repariert|repariere',
    'reparaturkosten|garantiefall',
  ),
  restoration: word(
    'restaurierung\\p{L}*|restaurieren|restauriert|restauriere|aufarbeitung|aufgearbeitet|arbeiten (?:(?!und |oder |mit )\\p{L}+ ){1,6}auf(?=\\s*(?:[.,;!?]|$))|neu(?:bezug| bezogen| beziehen| gepolstert| polstern)|polstern (?:\\p{L}+ ){0,6}neu',
  ),
  made_to_measure: word(
    'nach ma(?:ß|ss)|ma(?:ß|ss)anfertigung\\p{L}*|ma(?:ß|ss)gefertigt\\p{L}*|ma(?:ß|ss)geschneiderte\\p{L}* (?:kleid|anzug|anzüge|hemd|möbel|schuh)\\p{L}*',
  ),
  own_production: word(
    'eigene[rnsm]? (?:herstellung|produktion|anbau|rösterei|backstube|schlachtung|imkerei|brauerei|käserei|fertigung)|hausgemacht\\p{L}*|selbst ?(?:gemacht|hergestellt|gebacken|geröstet|gebraut|genäht)\\p{L}*|in handarbeit|von hand (?:gemacht|gefertigt|genäht|gebunden|geschöpft|gebacken)|handgemacht\\p{L}*|handgefertigt\\p{L}*|fertigen wir (?:\\p{L}+ ){0,3}(?:in|selbst)|(?:gedruckt|gefertigt|hergestellt) (?:wird )?im eigenen haus|(?:rösten|backen|brauen|nähen|drechseln|töpfern|keltern|brennen|schmieden) wir (?:\\p{L}+ ){0,3}selbst|bei uns (?:geröstet|gebacken|gebraut)',
  ),
  second_hand: word(
    'gebraucht(?:e[rsn]?|wagen|räder|möbel)|second[- ]?hand|antiquarisch\\p{L}*|aus zweiter hand|nachlässe|gebrauchträder',
    'testament\\p{L}*|erb(?:e|en|recht|schein|fall)\\p{L}*|preisnachlässe|nachlässe (?:für|bei|auf|ab)',
  ),
  home_visits: word(
    '(?:haus|wochenbett)besuche?n?|(?:komme|kommen) (?:ich |wir )?(?:gern(?:e)? |auch |dann |selbst )*(?:zu (?:ihnen|euch|dir)|ins haus|nach hause)|bei (?:ihnen|euch|dir) zu ?hause',
    'keine hausbesuche|kommen sie|kommt (?:gern )?zu',
  ),
  collection: word(
    'hol- ?(?:und|&) ?bring\\p{L}*|bring- ?(?:und|&) ?hol\\p{L}*|abholservice|abholdienst|botendienst|holen (?:wir )?(?:\\p{L}+ ){0,4}(?:bei ihnen |zu hause )?ab',
  ),
  delivery: word(
    'lieferservice|lieferdienst|bringdienst|(?:wir )?(?:liefern|beliefern) (?:\\p{L}+ ){0,5}\\p{L}+|lieferung (?:frei haus|bis|im umkreis|in)',
    'liefern lassen|lieferanten|lieferzeit|hol- ?(?:und|&) ?bring',
  ),
  day_and_night: {
    says: /(?<![\p{L}\d])(?:24 ?[/h] ?7|rund um die uhr|tag und nacht|24[- ]?stunden[- ]?(?:notdienst|service|pflege|bereit\p{L}*|erreichbar|für)|24[- ]?h[- ](?:notdienst|service))(?!\p{L})/iu,
    never: /innerhalb|binnen|in 24|training|online|webshop|onlineshop|automat|selbstbedien|häuschen/iu,
  },
  online: word(
    'online-?(?:kurse?|beratung|unterricht|sprechstunde|training|coaching)|videosprechstunde|videoberatung|per video|(?:und|oder|auch) online',
    'online[- ]?shop|bestell|buch|termin|besichtig|kostenvoranschlag',
  ),
  organic: word(
    'bio(?:-\\p{L}+)?|bio(?:laden|land|wein|brot|fleisch|gemüse|milch|qualität|betrieb|hof|terra)|demeter|naturland|biologisch\\p{L}*|ökologische[rnsm]? anbau',
    '(?:für|von|beim) (?:\\p{L}+ )?bio-?(?:höfe|läden|hof|laden)\\p{L}*|biologische[nr]? (?:alter|uhr|mutter|vater)|biologiste|vo[nm] (?:\\p{L}+ )?bio-?hof',
  ),
  regional: word(
    'regionale[rnsm]? (?:produkt|zutat|lebensmittel|küche|erzeug|wein|käse|spezialität|höfe|bauern|bier|holz|rohstoff)\\p{L}*|(?:zutaten|produkte?|lebensmittel|obst|gemüse|fleisch|milch|holz|wein|käse|eier|honig|kräuter|getreide|mehl|wolle) (?:\\p{L}+ ){0,3}aus (?:der region|dem umland)|aus heimische[mnr] (?:holz|anbau|wäldern|\\p{L}+wald)',
    'regionalliga',
  ),
  sustainable: word(
    'nachhaltig\\p{L}*|klimaneutral\\p{L}*|klimafreundlich\\p{L}*|umweltfreundlich\\p{L}*|umweltschonend\\p{L}*|ökostrom|naturfarben|naturnah\\p{L}*|plastikfrei\\p{L}*|verpackungsfrei\\p{L}*|naturkosmetik|recyclingpapier|flaschen wieder',
    'nachhaltige[rnsm]? (?:erfolg|wirkung|wachstum|eindruck|lösung|ergebnis)|nachhaltig (?:besser|lernen|erfolg)',
  ),
  vegan: word('vegane?[rnsm]?|veganes|vegetarische?[rnsm]?'),
  accessible: word(
    'barrierefrei\\p{L}*|rollstuhlgerecht\\p{L}*|stufenlos\\p{L}*|(?:mit|für) (?:dem |den )?rollst[uü]hl\\p{L}*|rollstuhlfahrer\\p{L}*',
    'nicht barrierefrei|(?:umbau\\p{L}*|rampen?|bad|bäder|duschen?|webdesign|websites?|seiten|dokumente|pdfs?|schaltung|getriebe|stufenlos (?:ein|ver|regel)\\p{L}*)(?!\\p{L})|barrierefreiheit (?:der|dieser) (?:web)?(?:site|seite)|erklärung zur',
  ),
  family_business: word(
    'familienbetrieb|familiengeführt\\p{L}*|inhabergeführter familien\\p{L}+|familienunternehmen (?:in|seit|aus|mit)|als familienunternehmen|ein familienunternehmen|(?:seit|über) (?:zwei|drei|vier|fünf|\\d) generationen|in (?:der )?(?:zweiter|dritter|vierter|fünfter|sechster|zweiten|dritten|vierten|fünften|\\d\\.) generation|(?:seit|von) (?:\\p{L}+ )?(?:sohn|tochter) \\p{L}+ (?:geführt|geleitet|übernommen)|vater und (?:sohn|tochter)|mutter und (?:sohn|tochter)',
    'für (?:\\p{L}+ )?familien(?:unternehmen|betriebe)|(?:im|vom|eines|einem|jede[rmn]?|ihr\\p{L}*) familien(?:betrieb|unternehmen)|nachfolge|übergabe|(?:lieferant|erzeuger|hersteller|winzer|weingut|kunde|partner)\\p{L}*(?: \\p{L}+){0,5} generation|, (?:die|der|das|deren) (?:\\p{L}+ ){0,4}generation',
  ),
  master_craft: word(
    '(?:\\p{L}+-)?(?:meisterbetrieb|meisterwerkstatt|meisterbrief)|(?:maler|elektro|kfz|schreiner|tischler|zimmer|dachdecker|maurer|friseur|schneider|bäcker|konditor|metzger|fleischer|goldschmiede|schuhmacher|uhrmacher|polster|raumausstatter|schornsteinfeger|steinmetz|glaser|optiker|augenoptiker|hörakustik|geigenbau|fotografen?|drucker|buchbinder|sattler|ofenbau|installateur|heizungsbau|zahntechniker|gärtner|brau|müller|karosserie)(?:er)?meister(?:in|s)?',
    'gründete|(?:vom|beim|mit (?:dem|einem|einer)|zusammen mit) (?:\\p{L}+-?)?meister|ausbildung zum|vorbereitung',
  ),
  apprentices: word(
    'auszubildende[nrm]?|azubis?|lehrlinge?n?|ausbildungs(?:betrieb|platz|plätze|stelle|stellen)|lehrstellen?|lehrbetrieb|(?:\\d+|zwei|drei|vier|fünf) lernende|wir bilden (?:\\p{L}+ ){0,6}aus|als lernende[rn]?',
    '(?:ihre?n?|eure?n?|deren|anderer) (?:\\p{L}+ )?(?:azubis?|auszubildende|lehrlinge)|unterricht\\p{L}*|nachhilfe|berufsschule\\p{L}*|(?:ihre|eure) ausbildung|(?:war|als|zum|zur) (?:azubi|lehrling|auszubildende)|auszubildende (?:zahlen|erhalten|sparen)|klassen? \\p{Lu}|führerschein\\p{L}*|fahrschüler\\p{L}*|hunde\\p{L}*|für azubis|azubi-?(?:rabatt|tarif)|schüler, (?:studenten|azubis)|schüler\\p{L}*, studierende',
  ),
  large_team: {
    says: new RegExp(
      `(?<![\\p{L}\\d.,])${ten}(?:-köpfig\\p{L}*| (?:\\p{L}+ )?(?:mitarbeit\\p{L}*|kolleg\\p{L}*|köpfe|leute|beschäftigte\\p{L}*|angestellte\\p{L}*|fachpersonen|fachleute|gesellen|monteur\\p{L}*|menschen im team|pflegekräfte))(?!\\p{L})`,
      'iu',
    ),
    never:
      /ab \d+ mitarbeit|(?:kunden|betriebe|firmen|büros|praxen|kanzleien|schulen) (?:mit|ab|von)|(?:ihren|euren) \d+|für (?:betriebe|firmen|unternehmen|\d+) |bis (?:zu )?\d+ (?:mitarbeit|kolleg)|gruppen/iu,
  },
  job_bikes: word(
    'job-?rad|jobräder|dienstr(?:ad|äder)\\p{L}*|bikeleasing|business-?bike|jobbike|dienstradleasing',
    // What staff are given is not sold.
    'benefits?|(?:für|unsere[mn]?) (?:\\p{L}+ )?(?:mitarbeit|team|kolleg)\\p{L}*|urlaubstage|altersvorsorge|gehalt|zuschuss|wir bieten (?:dir|ihnen|euch)',
  ),
};

/** Whether it tells for whom a business works. */
export const isOfCustomers = (id: SpecialtyId): boolean => specialtyPatterns[id].with === working;
