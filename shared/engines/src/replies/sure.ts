import { type Opinion, wordsOf } from '../insights/opinions.ts';
import { wordLists } from '../insights/word-lists.ts';

const words = (list: string) => new Set(list.split(' '));

/** Speaks of other places, times and people, of what was expected, wished, missed or only said. */
const elsewhere = words(
  'anderswo woanders andere anderen anderer anderes konkurrenz früher damals einst sonst hoffentlich hoffe hoffen falls wenn ob erwartet erwartete erwartung erwartungen dachte angeblich angebliche angeblicher angebliches angeblichen sogenannte sogenannter eigentlich wünsche wünschen wünschenswert bitte wäre wären würde würden hätte hätten könnte könnten sollte sollten müsste müssten trotz trotzdem dennoch selten kaum nie niemals weder ohne nichts niemand als statt anders vergeblich vergebens fehlanzeige sucht suchen suche spur mehr gemeint bemüht skeptisch bewertung bewertungen rezensionen gelesen gehört gast gäste gästen kunden nachbar nachbarn publikum besucher',
);
/** Says the opposite of what its words say. */
const turned = /alles andere als|von wegen|ironie|haha|^\s*(?:na|ach)\s|[?"„“”«»‚‘*🙄🤡😂🤣😅]/iu;

const negations = words('nicht kein keine keinen keiner keinem');
/** Judge only beside another word: courtesy, or said of many things. */
const faintPraise = words(
  'danke dank bedanke freue gefreut wohl lieben liebe liebt half hilft geholfen passt passte stimmt stimmte lob loben gelobt vorteil empfohlen nah nahe nähe klasse mega hammer half positiv individuell persönlich kompetenz freundlichkeit ideal lohnt',
);
const faintCriticism =
  /^(?:klein|winzig|alt(?:e|es)?$|kalt|kühl|dunk|trocken|eng|spät|wartet|warten$|gewartet$|wartezeit|zusätzlich|niemand|nirgends|wenig|fehl|problem|falsch|laut|mangel|mängel|kaputt|defekt|beschädigt|verstopft|undicht|tropft|schmutz|dreck|staub|schimmel|baustelle|storniert|abgesagt|gestört|beschwer|reklamier|nachbesser|vergessen$|schwierig|kompliziert|unnötig|enttäusch|ärger|leider$|schade$)/;
/** Good where all is good, and of a hasty or a cheap business where it is not. */
const doubleEdged = /^(?:schnell|zügig|flott|prompt|günstig|preiswert|ruhig)/;
/** What was wrong was put right, or was less than feared. */
const mended =
  /^(?:behoben|beheb|gelöst|lös|repar|beseitig|geklärt|ersetz|erledig|entfern|gereinig|ausgetauscht|getauscht|tausch|erneuer|renovier|kurz|gering|minimal|weniger|keinerlei|null|sofort|schnell)/;
const predicates = words('war waren ist sind wurde wurden kam kamen wirkte wirkten');

/**
 * Whether a part of a sentence surely means what it was counted for. Insights count many reviews and may err in one of ten; an answer
 * stands in public under a single one, so all doubt leaves it out.
 * @param rating given stars, 1-5; null where nobody gave any
 */
export function isSure({ part, passage, polarity }: Opinion, rating: number | null): boolean {
  const said = wordsOf(part);
  if (turned.test(passage) || said.some((word) => elsewhere.has(word))) return false;
  if (polarity === 'praise') return (rating === null || rating >= 3) && isSurePraise(said, rating);
  return isSureCriticism(said, rating);
}

function isSurePraise(said: readonly string[], rating: number | null): boolean {
  const judging = judgingWords(said);
  if (said.some((word) => negations.has(word)) || judging.some(({ points }) => points < 0)) return false;
  // 'Zu schnell' praises nothing.
  if (judging.some(({ at }) => said[at - 1] === 'zu')) return false;
  const isGood = rating !== null && rating > 3;
  return judging.some(({ word }) => !faintPraise.has(word) && (isGood || !doubleEdged.test(word)));
}

function isSureCriticism(said: readonly string[], rating: number | null): boolean {
  const judging = judgingWords(said);
  if (said.some((word) => mended.test(word))) return false;
  if (said.some((word) => negations.has(word))) return isDenied(said, judging);
  if (judging.some(({ points }) => points > 0)) return said.includes('zu') && judging.every(isOverdone(said));
  const isBad = rating !== null && rating <= 3;
  return judging.some(({ word, at }) => {
    const isFaint = faintCriticism.test(word);
    return isBad ? !isFaint || isSaidOfIt(said, at) : !isFaint && isSaidOfIt(said, at);
  });
}

/** 'nicht freundlich', 'nicht sehr sauber': praise denied right before it, and nothing else judged. */
function isDenied(said: readonly string[], judging: readonly JudgingWord[]): boolean {
  return (
    judging.length > 0 &&
    judging.every(({ points, at }) => points > 0 && said.slice(Math.max(0, at - 2), at).includes('nicht')) &&
    !said.includes('nur')
  );
}

const isOverdone =
  (said: readonly string[]) =>
  ({ points, at }: JudgingWord): boolean =>
    points < 0 || said[at - 1] === 'zu';

/** A word is surely meant of the thing beside it after 'zu' and its like, or where a sentence with 'war' ends with it. */
function isSaidOfIt(said: readonly string[], at: number): boolean {
  if (/^(?:zu|etwas|leider|ziemlich)$/.test(said[at - 1] ?? '')) return true;
  return at === said.length - 1 && said.some((word) => predicates.has(word));
}

interface JudgingWord {
  word: string;
  points: number;
  at: number;
}

function judgingWords(said: readonly string[]): JudgingWord[] {
  const { pointsOf } = wordLists();
  return said.flatMap((word, at) => {
    const points = pointsOf(word) ?? 0;
    return points === 0 ? [] : [{ word, points, at }];
  });
}
