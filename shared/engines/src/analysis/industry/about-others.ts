/** A business that names its partners, customers or neighbours tells their trades and not its own. */
const others =
  /(?<!\p{L})((unsere|zu unseren|einige unserer) (\p{L}+ )?(partner|partnerbetriebe|kooperationspartner|kunden|kundinnen|auftraggeber|lieferanten|sponsoren|förderer|nachbarn|mieter|referenzen|netzwerkpartner)(?!\p{L})|in (zusammenarbeit|kooperation|partnerschaft) mit|(wir|ich) (arbeiten?|gestalten?|schreiben?|entwickeln?|drehen?|planen?|beraten?) (seit \d{4} )?für(?!\p{L})|empfehlen (wir|ich)|links zu|partnerseiten)/iu;

/** What somebody else said, and who: '„Spart uns zwei Stunden am Tag.“ Elektro Kolb, Hanau'. */
const quoted = /^\s*[„“"»‚'][^„“"«»]{8,300}[“”"«’]\s{0,3}[–—-]?\s{0,3}\(?\p{Lu}/u;
/** Whom a product serves does with it what its maker does not: 'Mit Planwerk planen Dachdecker ihre Touren'. */
const served =
  /^\s*[Mm]it (?:unserer? )?(?:\p{L}+ )?\p{Lu}\p{L}+ (?:planen|erfassen|verwalten|sparen|schreiben|finden|gewinnen|steuern|organisieren|buchen|bestellen|rechnen|führen) \p{Lu}/u;

/** Who made the site, with what (WordPress's own tagline says so), and by what theme, is called after trades too: 'Theme by Restaurant Pro', 'Template: Dentist Lite', 'Fotos: Studio Hochzeitsbild'. */
const credits =
  /(?<!\p{L})(?:(?:word ?press|blog|html|css|website|shop|joomla)?[- ]?(?:themes?|templates?|design-?vorlage)\s*(?:by|von|:|["„“»])|(?:proudly )?powered by|(?:just another|eine weitere|ein neues projekt mit) wordpress|(?:präsentiert|erstellt|realisiert|umgesetzt|gestaltet) (?:von|mit|durch)|design(?:ed)? by |webdesign (?:by|von) |(?:^|[|·•–-])\P{L}*(?:webdesign|web ?design|gestaltung|umsetzung|realisierung|programmierung|konzept(?:ion)?|fotos?|bilder|bildnachweis|fotografie|grafik|texte?)(?: (?:&|und) \p{L}+)?\s*:\s*\p{Lu}[^,;]{2,60}$)/iu;
const longestCredit = 120;

/** Whether a short line tells who made the site. */
export function isCredit(line: string): boolean {
  return line.length <= longestCredit && credits.test(line);
}

/** Whether a sentence speaks of others than the business itself. */
export function isAboutOthers(sentence: string): boolean {
  const start = sentence.slice(0, 400);
  return isCredit(sentence) || others.test(start) || quoted.test(start) || served.test(start);
}

/** What is sold to other businesses, whose trades then follow; 'Praxis für Physiotherapie' and 'Fachgeschäft für Fahrräder' name their own. */
const forOthers =
  /((?<!\p{L})(?:apps?|plattform(?:en)?|tools?|it|crm|erp|saas|webseiten|websites|kassen|recruiting|\p{L}*(?:software|lösung(?:en)?|systeme?|planung|verwaltung|marketing|webdesign|agentur|hosting|kassensysteme?|buchhaltung|beratung|coaching|versicherung(?:en)?|personal|arbeitskleidung|berufsbekleidung|berufskleidung|bedarf|großhandel|ausstattung|ausstatter|einrichtung|zulieferer|druckerei|textilpflege|mietwäsche|reinigung|fotografie))) für (?:(?:die|den|das|alle|kleine|mittlere) )?[^|–—:.!?()]{3,120}/giu;

/** A title or description without the customers that it names: of 'Einsatzplanung für Handwerk & Pflege' the first word. */
export function withoutCustomers(text: string): string {
  return text.slice(0, 2_000).replace(forOthers, '$1');
}
