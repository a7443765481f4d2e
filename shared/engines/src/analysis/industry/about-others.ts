/** A business that names its partners, customers or neighbours tells their trades and not its own. */
const others =
  /(?<!\p{L})((unsere|zu unseren|einige unserer) (\p{L}+ )?(partner|partnerbetriebe|kooperationspartner|kunden|kundinnen|auftraggeber|lieferanten|sponsoren|förderer|nachbarn|mieter|referenzen|netzwerkpartner)(?!\p{L})|in (zusammenarbeit|kooperation|partnerschaft) mit|(wir|ich) (arbeiten?|gestalten?|schreiben?|entwickeln?|drehen?|planen?|beraten?) (seit \d{4} )?für(?!\p{L})|empfehlen (wir|ich)|links zu|partnerseiten)/iu;

/** What somebody else said, and who: '„Spart uns zwei Stunden am Tag.“ Elektro Kolb, Hanau'. */
const quoted = /^\s*[„“"»‚'][^„“"«»]{8,300}[“”"«’]\s{0,3}[–—-]?\s{0,3}\(?\p{Lu}/u;
/** Whom a product serves does with it what its maker does not: 'Mit Planwerk planen Dachdecker ihre Touren'. */
const served =
  /^\s*[Mm]it (?:unserer? )?(?:\p{L}+ )?\p{Lu}\p{L}+ (?:planen|erfassen|verwalten|sparen|schreiben|finden|gewinnen|steuern|organisieren|buchen|bestellen|rechnen|führen) \p{Lu}/u;

/** Whether a sentence speaks of others than the business itself. */
export function isAboutOthers(sentence: string): boolean {
  const start = sentence.slice(0, 400);
  return others.test(start) || quoted.test(start) || served.test(start);
}

/** What is sold to other businesses, whose trades then follow; 'Praxis für Physiotherapie' and 'Fachgeschäft für Fahrräder' name their own. */
const forOthers =
  /((?<!\p{L})(?:apps?|plattform(?:en)?|tools?|it|crm|erp|saas|webseiten|websites|kassen|recruiting|\p{L}*(?:software|lösung(?:en)?|systeme?|planung|verwaltung|marketing|webdesign|agentur|hosting|kassensysteme?|buchhaltung|beratung|coaching|versicherung(?:en)?|personal|arbeitskleidung|berufsbekleidung|berufskleidung|bedarf|großhandel|ausstattung|ausstatter|einrichtung|zulieferer|druckerei|textilpflege|mietwäsche|reinigung|fotografie))) für (?:(?:die|den|das|alle|kleine|mittlere) )?[^|–—:.!?()]{3,120}/giu;

/** A title or description without the customers that it names: of 'Einsatzplanung für Handwerk & Pflege' the first word. */
export function withoutCustomers(text: string): string {
  return text.slice(0, 2_000).replace(forOthers, '$1');
}
