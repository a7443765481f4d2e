/** A business that names its partners, customers or neighbours tells their trades and not its own. */
const others =
  /(?<!\p{L})((unsere|zu unseren|einige unserer) (\p{L}+ )?(partner|partnerbetriebe|kooperationspartner|kunden|kundinnen|auftraggeber|lieferanten|sponsoren|förderer|nachbarn|mieter|referenzen|netzwerkpartner)(?!\p{L})|in (zusammenarbeit|kooperation|partnerschaft) mit|(wir|ich) (arbeiten?|gestalten?|schreiben?|entwickeln?|drehen?|planen?|beraten?) (seit \d{4} )?für(?!\p{L})|empfehlen (wir|ich)|links zu|partnerseiten)/iu;

/** Whether a sentence speaks of others than the business itself. */
export function isAboutOthers(sentence: string): boolean {
  return others.test(sentence.slice(0, 400));
}
