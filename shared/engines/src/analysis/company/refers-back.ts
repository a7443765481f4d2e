/** Words that stand for what a sentence before has named; the first letter is small. */
const standsFor =
  /^(?:(?:er|ihn|ihm|ihnen|dieser|diesen|diesem|jene[rsnm]?|letztere[rsnm]?|erstere[rsnm]?|beide[rsnm]?|dies|all das|all dies|das alles|alles das|derselbe|dasselbe|welche[rsn]?|dessen|deren|(?:it|they|he|she|them|those|these|both)(?=\s))(?!\p{L})|diese \p{Ll}{2,}(?:t|en)(?!\p{L})(?!,? \p{Lu})|diese \p{Ll}+ (?:auch|wir|ich|nicht|sehr|noch)(?!\p{L})|sie zu \p{Ll}+|\p{Ll}+ \p{Ll}+t er(?!\p{L})|sie \p{Ll}+(?<!en)t(?!\p{L})|sie (?:war|hat|ist|wird|kann|soll|muss)(?!\p{L}))/u;
/** 'Es begleitet dich' is of something; 'Es gibt', 'Es erwarten Sie' opens. */
const it =
  /^es (?!gibt|erwarte\p{L}*|sind|stehen|geht|wird|werden|ist|war|lohnt|braucht|empfiehlt|gelten|freut|besteht)\p{Ll}+/u;
/** 'Das macht uns so schnell keiner nach', but 'Das kleine Café am Markt backt'. */
const that =
  /^(?:das|this|that) (?!\p{Ll}+e[rsn]?,? (?:\p{Ll}+e[rsn]? )?\p{Lu})(?!(?:zur?m?|im|in|am|an|bei|von|vom|seit|mit|um|gesamte|ganze)(?!\p{L}))\p{Ll}+/u;
/** Adverbs of a place, a means or a reason that was named before. */
const adverb =
  /^(?:dabei|dort|hier|so|dafür|damit|danach|darauf|daraus|darin|darunter|darüber|davon|daran|dadurch|dagegen|dazwischen|daneben|dorthin|hierbei|hierfür|hierzu|deshalb|daher|darum|deswegen|trotzdem|dennoch|also|denn|aber|doch|jedoch|allerdings|sondern|weil|sodass|so dass|somit|stattdessen|seitdem|seither|zuvor|ansonsten|anschließend|schließlich|zuletzt|eben|genau (?:das|so|hier|dafür)|beides|there|here|then|therefore|that is why|but|because)(?!\p{L})/u;
/** 'Hier in Bonn', 'Hier backen wir', 'So kocht man' name what they mean, or do not need it. */
const named =
  /^(?:hier (?:in|im|am|auf|an|bei|unten|oben) \p{L}|hier (?:finden|bekommen|kaufen|gibt|erwarten|können) |so \p{Ll}+ wie )/u;
/** 'Wir polstern ihn neu auf': what is meant stands in the sentence before. */
const object =
  /^(?:(?:wir|ich|man) \p{Ll}+|\p{Ll}+ (?:wir|ich)) (?:(?:für|mit|bei|zu) (?:euch|Sie|Ihnen|dich|dir) )?(?:ihn|es|ihm|sie|dies|diese|diesen|das)(?!\p{L})(?! \p{Lu})(?! (?:gibt|uns|mir|ernst|genau))/u;
/** 'Im Hofladen gibt es sie frisch vom Baum', 'Bringen Sie ihn zu uns', 'Bringt sie vorbei'. */
const within =
  /^(?:(?:im|in|am|an|bei|beim|auf|ab|vom?|dazu|auch|bald|jetzt|heute) [^,;:.!?]{0,40}(?:gibt|bekomm|erhalt|find|kauf|verkauf|back|mach|liefer|serv)\p{Ll}* (?:es |wir |ich |ihr |man |du |Sie )?(?:sie|ihn)|(?:wann|wo) (?:es|wir|ihr|man|du|Sie) (?:sie|ihn)|\p{Ll}+en Sie (?:ihn|sie|es)|(?:bring|hol|schick|zeig|stell|gib|probier|nimm|leg|kauf|bestell)t? (?:ihn|sie|es))(?!\p{L})(?! (?:als|und|oder) \p{L}+ (?:wir|ich))/u;
const because = /^(?:damit|weil|denn|obwohl|während|sobald|wenn) (?:[Ss]ie|du|ihr|wir|Zeit|man)(?!\p{L})/u;

/** 'Sie atmen, wachsen, altern' is of what was named; a polite 'Sie' gets something, or something of the business's. */
const they =
  /^sie (?!(?:finden|bekommen|erhalten|können|möchten|suchen|wollen|haben|brauchen|planen|wählen|genießen|kaufen|mieten|buchen|lernen|erleben|sehen|sparen|sitzen|wohnen|schlafen|essen|trinken|bestellen|bezahlen|zahlen)(?!\p{L}))\p{Ll}+en(?!\p{L})(?!.*(?<!\p{L})(?:wir|uns|unser\p{L}*|Ih(?:r|nen)\p{L}*|hier|mir|mein\p{L}*)(?!\p{L}))/u;

/** Whether a sentence cannot be told by itself, because it speaks of what another one has named. */
export function refersBack(sentence: string): boolean {
  const start = sentence.charAt(0).toLocaleLowerCase('de') + sentence.slice(1, 120);
  if (because.test(start)) return !/,\s*\p{Ll}+ (?:wir|ich|unser\p{L}*)(?!\p{L})/u.test(sentence);
  // 'Diese Brillen' are some that were shown; 'Beide Werkstätten' are two of the house.
  if (/^(?:diese[rsnm]?|jene[rsn]?|these|those) \p{Lu}/u.test(start)) return true;
  if (/^(?:beide[rn]?|both) \p{Lu}/u.test(start)) return false;
  return (
    standsFor.test(start) ||
    they.test(start) ||
    it.test(start) ||
    that.test(start) ||
    (adverb.test(start) && !named.test(start)) ||
    object.test(start) ||
    within.test(start)
  );
}
