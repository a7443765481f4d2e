import { wordsOf } from '../insights/opinions.ts';
import { wordLists } from '../insights/word-lists.ts';
import { sentencesOf } from '../reviews/text/sentences.ts';
import { isGrave } from './grave.ts';
import { fieldsPraisedBy } from './praise-words.ts';
import { quotable } from './quotable.ts';

const words = (...lists: string[]) => new Set(lists.flatMap((list) => list.split(' ')));

const doubtful = words(
  // Other places and people.
  'anderswo woanders andere anderen anderer anderes anderem konkurrenz konkurrenten nebenan gegenüber discounter gegensatz vergleich verglichen als statt anstatt anders leute gast gäste gästen kunden patienten publikum besucher besuchern anwohner mieter vermieter wetter wie',
  // Other times.
  'früher frühere früheren früherer damals einst ehemals jetzt inzwischen mittlerweile nun neuerdings seitdem seither vorher vorige vorigen voriger letzte letzten letzter letztes letztem alten erst dann danach anfangs zunächst zuerst anfänglich bisher update nachtrag edit ergänzung korrektur mehr heutzutage demnächst künftig umbau inhaberwechsel betreiberwechsel chefwechsel wechsel seit',
  // What was expected, said or supposed by somebody.
  'dachte dachten gedacht glaubte glaubten glaubt glauben scheinbar anscheinend offenbar sagt sagte sagten meint meinte meinten gemeint heißt hieß soll sollen sogenannte sogenannter sogenannten sogenanntes gelesen gehört erzählt erzählte berichtet geträumt bewertung bewertungen rezension rezensionen',
  // Conditions, limits and wishes.
  'falls wenn ob sofern solange außer ausser ausgenommen bis sobald nur bloß lediglich höchstens einzig einzige einzigen einziges einziger ausschließlich allenfalls bestenfalls sonst eigentlich theoretisch normalerweise bitte muss müssen musste mussten wäre wären würde würden hätte hätten könnte könnten sollte sollten müsste müssten',
  // What is missed, rare or denied.
  'fehlanzeige fremdwort fremdwörter glückssache glücksache glücksspiel lotterie zufall mangelware seltenheit rarität wunschdenken utopie illusion märchen spur vergeblich vergebens sucht suchen suche kaum selten manchmal gelegentlich halbwegs einigermaßen fast beinahe nie niemals weder ohne nichts niemand jemals keineswegs keinesfalls keinerlei mitnichten bemüht skeptisch gegenteil umgekehrt nein nö nee',
  // Turns.
  'sondern obwohl obgleich trotz trotzdem dennoch hingegen dagegen dafür einerseits andererseits zwar',
  // Not meant so, not the writer's, not for this business.
  'scherz scherzchen witz witzig witze satire pustekuchen denkste tja naja nunja hust räusper zwinker lol rofl xd haha hahaha hihi höhö omg bravo glückwunsch aufgesetzt aufgesetzte künstlich künstliche übertrieben übertriebene gespielt gespielte spielt tut scheinheilig fake pseudo versehen versehentlich irrtum irrtümlich',
  // Dialects and English.
  'ned net nich nischt nit nöd nüd nüt nid koa koi koane keen keene nix nimmer niemois not never only but if except however joke kidding joking nope',
);
const doubtfulBeginning =
  /^(?:mitbewerb|wettbewerb|nachbar|angeblich|vermeintlich|behaupt|gerücht|hoff(?:e|en|te|ten|entlich)$|wünsch|erwart|iron|sarkas|sarcas|bettel|träum|verwechs|ehemalig|trotz)/;
/** Signs of irony, of citing, of asides and of what is no sentence. */
const doubtfulSigns =
  /[?"„“”«»‹›‚‘*/\\<>()[\]{}~#^|=]|[:;]-?[dp]\b|alles andere|von wegen|schön wär|ja klar|na klar|ach so|wers glaubt/iu;
/** Emoji that nobody means the other way round. */
const friendlyEmoji =
  /[\u2764\u{1F44D}\u{1F60A}\u{1F600}\u{1F970}\u{1F60D}\u{1F44F}\u{2B50}\u{1F31F}\u{1F4AF}\u{1F389}]/gu;
const negations = words('nicht kein keine keinen keiner keinem keines');
const trailingOff = /\.{2}|…|!{2}/;
/** Words of sentences that take nothing back. */
const harmless = words(
  'gern gerne immer jederzeit wieder danke vielen dank lieben weiter so klare absolute volle empfehlung alles sehr empfehlenswert 5 fünf sterne wir kommen bestens zufrieden gut super top perfekt prima',
);
const shortSentence = 3;
/** 'Das war einmal', 'So freundlich, dass …', 'Hat man mir gesagt'. */
const pointingBack =
  /^\P{L}*(?:(?:und|aber|ja|doch)\P{L}+)?(?:(?:das|dies|es)\P{L}+(?:war|ist|hat|habe|haben|hatte|wird|wurde|gilt|galt|kann|stimm|glaub|klingt|klang|ging|bleibt|blieb|gab|gibt|sag|steht|stand)|so\P{L}|hat|habe|kann|glaub)/iu;
/** Points of a word that condemns: 'katastrophal'. */
const condemning = -2;

/**
 * Whether a text is anywhere unclear in what it means, or about whom: irony, other places and times, hearsay, conditions, turns,
 * dialects. Words grave enough to fall silent count as well. Then an answer takes up nothing of it.
 */
export function isDoubtful(text: string): boolean {
  if (doubtfulSigns.test(text) || /\p{Extended_Pictographic}/u.test(text.replace(friendlyEmoji, ''))) return true;
  const said = wordsOf(text);
  return said.some((word) => doubtful.has(word) || doubtfulBeginning.test(word) || isGrave(word)) || isTakenBack(text);
}

/**
 * Whether a text denies or condemns anything, or has a sentence beside its quotable ones that may take one back: a short one, one about
 * what was just said, or one that says a word of praise again. Then its praise is left alone.
 */
export function isPraiseDoubtful(text: string): boolean {
  if (trailingOff.test(text) || isNegating(text)) return true;
  const { pointsOf } = wordLists();
  if (wordsOf(text).some((word) => (pointsOf(word) ?? 0) <= condemning)) return true;
  const sentences = sentencesOf(text);
  const praise = new Set(sentences.flatMap((sentence) => wordsOf(quotable(sentence) ?? '').filter(fieldsPraisedBy)));
  return sentences
    .filter((sentence) => quotable(sentence) === undefined)
    .some((sentence) => mayTakeBack(sentence, praise));
}

/** Whether a sentence only rounds praise off: 'Gerne wieder!', 'Vielen Dank.' */
export function isHarmless(sentence: string): boolean {
  return wordsOf(sentence).every((word) => harmless.has(word));
}

function mayTakeBack(sentence: string, praise: ReadonlySet<string>): boolean {
  if (isHarmless(sentence)) return false;
  const said = wordsOf(sentence);
  return said.length <= shortSentence || pointingBack.test(sentence) || said.some((word) => praise.has(word));
}

/** Whether a text says 'nicht' or 'kein' anywhere. */
export function isNegating(text: string): boolean {
  return wordsOf(text).some((word) => negations.has(word));
}

/** 'Das Personal war unfreundlich. Nicht.' */
function isTakenBack(text: string): boolean {
  return sentencesOf(text).some((sentence) => /^\P{L}*nicht\P{L}*$/iu.test(sentence));
}
