import { meaningsOfPhrase, meaningsOfWord } from '../industry/lexicon.ts';
import { fold, wordsOf } from '../page/text.ts';

/** Of the lexicon's words, those that name a trade. */
const tradeWeight = 3;
/** What a word weighs at least by which businesses are called; what they do and sell weighs less. */
const naming = 2;
const hinting = 1.5;
/** What many trades put behind their word: 'Tattoostudio', 'Buchladen'. */
const room =
  /(studio|salon|laden|geschaeft|betrieb|service|dienst|haus|meister|praxis|schule|werkstatt|buero|kanzlei|markt|fachbetrieb|agentur|atelier|team)$/;

/** What names a trade by its ending, whether or not the lexicon has the word: 'Gitarrenbau', 'Zeltverleih'. */
const trades =
  /.{3}(bau|erei|handel|handlung|technik|therapie|beratung|verleih|vermietung|reinigung|pflege|service|catering)$/;

/** Whether a word only says what kind of business it is: 'Friseur', 'Fischrestaurant', 'Tattoostudio'. */
export function isTradeWord(word: string): boolean {
  const folded = fold(word);
  const bare = folded.replace(room, '');
  return (
    (bare === '' && folded !== '') ||
    trades.test(folded) ||
    meaningsOfWord(folded).some(
      ({ term, weight }) =>
        (weight >= naming && term === folded) ||
        (weight >= tradeWeight && (folded.endsWith(term) || term.length >= 0.6 * folded.length || bare === term)),
    )
  );
}

/** Endings that a place of work has and a surname has not. */
const workplace =
  /(studio|salon|laden|geschaeft|betrieb|service|praxis|schule|werkstatt|buero|kanzlei|agentur|atelier)$/;

/** Whether a word names a place of work by its ending: 'Malerbetrieb', 'Holzhandel'; 'Weber' and 'Backhaus' may be surnames. */
export function isWorkplace(word: string): boolean {
  const folded = fold(word);
  return workplace.test(folded) || trades.test(folded);
}

/** Shops call themselves by what they sell, and say that first: 'Kaminöfen Glut & Asche'. */
function isSold(word: string): boolean {
  return meaningsOfWord(word).some(({ term, weight }) => weight > hinting && term === word);
}

/** The words of a name that make it different from others of its trade: of 'Buchhandlung Lesefuchs' only the second. */
export function ownWords(words: readonly string[]): string[] {
  const ofPhrases = new Set(
    words.flatMap((_, at) =>
      meaningsOfPhrase(words, at).some(({ weight }) => weight >= tradeWeight) ? [at, at + 1] : [],
    ),
  );
  const isGoods = (word: string, at: number) => at === 0 && words.length > 1 && isSold(word);
  return words.filter((word, at) => !ofPhrases.has(at) && !isTradeWord(word) && !isGoods(word, at));
}

/** Whether words tell what there is rather than who has it: 'Frühstück und Kuchen', 'Zähne Gesundheit'. */
export function sayOnlyGoods(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => isTradeWord(word) || meaningsOfWord(word).length > 0);
}

/** Firms that only hold or run a business and are hardly ever what it is called: 'Wortner Kaffeehaus Betriebs GmbH'. */
const operatorWords =
  /(^|\s)((betriebs|verwaltungs|beteiligungs|besitz|grundstuecks)(gesellschaft)?|holding|gastro(nomie)?|(unternehmens|firmen|verbund)?gruppe|group|verbund|\w+(betriebs|verwaltungs|beteiligungs)gesellschaft)(\s|$)/;

/** Whether a name says of itself that it holds or runs businesses. */
export function isOperator(name: string): boolean {
  return operatorWords.test(wordsOf(name).join(' '));
}

/** Whether a firm says that it runs the business `name`, which does not say so itself. */
export function isOperatorOf(firm: string, name: string): boolean {
  return isOperator(firm) && !isOperator(name);
}
