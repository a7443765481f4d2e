import { choose } from '../text/choose.ts';
import { listOf } from '../text/german.ts';
import { capitalise, capitaliseNouns, genderOf } from './nouns.ts';

/** Signs that the writer put before a note to mark it as good or bad. */
const minusSign = /^(-{1,2}|–|minus:?|nachteil:?|negativ:?|schlecht:|contra:?|aber)\s+/i;
const plusSign = /^(\++|plus:?|vorteil:?|positiv:?|gut:|pro:)\s*/i;

/** A sentence made from one note. `statement` can be turned round ('Außerdem war …'). */
interface Sentence {
  readonly text: string;
  readonly statement?: { readonly subject: string; readonly rest: string };
  /** A description such as 'freundliche Bedienung', to be gathered with others. */
  readonly impression?: string;
}

/**
 * Turns a writer's notes into sentences: 'kaffee super' becomes 'Der Kaffee war super.' Adds articles, a verb and joining
 * words, never a judgement, a fact or a name that the notes do not contain.
 */
export function sentencesFromNotes(notes: string, seed: string): string[] {
  const fragments = splitNotes(notes);
  const critical = fragments.filter((fragment) => minusSign.test(fragment));
  const others = fragments.filter((fragment) => !minusSign.test(fragment));
  const sentences = joined(
    others.map((fragment) => toSentence(fragment.replace(plusSign, ''))),
    seed,
  );
  const criticism = critical.map((fragment) => toSentence(fragment.replace(minusSign, '')));
  return [...sentences, ...criticism.map(({ text }, index) => (index === 0 ? asCriticism(text, seed) : text))];
}

const asCriticism = (text: string, seed: string) =>
  `${choose(['Ehrlich gesagt:', 'Nicht verschweigen will ich:', 'Auf der anderen Seite:'], `${seed}-`)} ${text}`;

/** Lines, list points, sentences and comma-separated notes; commas inside whole sentences stay. */
function splitNotes(notes: string): string[] {
  return notes
    .slice(0, 2000)
    .split(/\n+|(?<=[.!?])\s+|;\s*/)
    .map((part) => part.replace(/^\s*(?:[•*]|\d+[.)])\s+/, '').trim())
    .flatMap((part) => (isWholeSentence(part) ? [part] : part.split(/,\s+/)))
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}{2}/u.test(part));
}

const verbs =
  'war waren ist sind hat haben habe hatte hatten wurde wurden kam kamen ging gingen gab dauerte kostete bekam bekamen lief liefen blieb fand fanden konnte konnten musste mussten schmeckte funktionierte passte klappte';
const verb = new RegExp(`(^|\\s)(${verbs.replaceAll(' ', '|')})(\\s|$)`, 'i');
const subject =
  /^(ich|wir|es|er|sie|man|der|die|das|den|dem|ein|eine|mein|meine|unser|unsere|am|im|beim|bei|nach|vor|für|mit|auf|in|zum|zur|alles|alle|leider|dann|danach|trotz|obwohl|als|wenn|weil|da|dort|hier|sogar|nur|auch)\s/i;

/** A subject or an adverbial at the front and a finite verb: nothing to add but the full stop. */
function isWholeSentence(part: string): boolean {
  return subject.test(part) && (verb.test(part) || /[.!?]$/.test(part)) && part.split(' ').length >= 3;
}

function toSentence(fragment: string): Sentence {
  const text = capitaliseNouns(fragment.replace(/[\s,.]+$/, ''));
  return personal(text) ?? statement(text) ?? impression(text) ?? { text: ended(capitalise(text)) };
}

/** After 'war', these speak of the writer; anything else ('war nach drei Tagen fertig') of the matter. */
const ofTheWriter =
  /\s(da|dort|hier|zufrieden|begeistert|überrascht|enttäuscht|skeptisch|froh|kunde|kundin|gast|unterwegs|zu gast)\b/i;
const firstPerson =
  /^(habe|hatte|kam|bekam|bin|wurde|fand|suchte|brauchte|wollte|bestellte|kaufte|buchte|konnte|musste)$/;
const firstPersons = /^(waren|haben|hatten|kamen|bekamen|sind|wurden|fanden|konnten|mussten)$/;
const impersonal = /^(war|hat|dauerte|kostete|gab|ging|ist)$/;

/** 'war im März da' has lost its subject. */
function personal(text: string): Sentence | undefined {
  const [first = '', ...more] = text.split(' ');
  if (more.length === 0) return undefined;
  const finite = first.toLowerCase();
  const rest = more.join(' ');
  if (firstPerson.test(finite) || (finite === 'war' && ofTheWriter.test(` ${rest}`)))
    return { text: ended(`Ich ${finite} ${rest}`) };
  if (firstPersons.test(finite)) return { text: ended(`Wir ${finite} ${rest}`) };
  return impersonal.test(finite) ? { text: ended(`Es ${finite} ${rest}`) } : undefined;
}

/** 'Kaffee super' and 'Kaffee war super': a noun, perhaps a verb, and what is said of it. */
function statement(text: string): Sentence | undefined {
  const [noun = '', second = '', ...more] = text.split(' ');
  const gender = genderOf(noun);
  if (!gender || !second || subject.test(`${noun} `)) return undefined;
  const article = gender === 'plural' ? 'die' : gender;
  const rest = predicate(second, more, gender === 'plural');
  if (!rest) return undefined;
  const spoken = { subject: `${article} ${capitalise(noun)}`, rest };
  return { text: ended(capitalise(`${spoken.subject} ${spoken.rest}`)), statement: spoken };
}

/** Participles tell what was done ('wurde eingebaut'); these have become adjectives ('war gepflegt'). */
const participle = /^(\p{L}{0,6}ge\p{L}{2,}(t|en)|\p{L}{2,}iert)$/u;
const adjective =
  /^(gepflegt|geöffnet|geschlossen|gelungen|geeignet|gelegen|gemischt|gewohnt|ausgebucht|abgelegen|ausgewogen|aufgeräumt|angemessen|gebraucht|motiviert|engagiert|interessiert|organisiert|kompliziert|qualifiziert)$/;
const preposition = /^(mit|von|in|im|am|aus|für|und|bei|zum|zur|auf|ohne|oder)$/i;

/** What is said of a noun, beginning with a verb in the past; undefined when nothing is said. */
function predicate(first: string, more: readonly string[], isPlural: boolean): string | undefined {
  if (verb.test(first)) return more.length > 0 ? [first, ...more].join(' ') : undefined;
  if (preposition.test(first)) return undefined;
  if (participle.test(first) && !adjective.test(first))
    return [isPlural ? 'wurden' : 'wurde', ...more, first].join(' ');
  return [isPlural ? 'waren' : 'war', first, ...more].join(' ');
}

/** 'freundliche Bedienung', 'sehr guter Kaffee': described without a verb. */
function impression(text: string): Sentence | undefined {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const isDescribed =
    words.length >= 2 && words.length <= 4 && /(e|er|es|en)$/.test(words.at(-2) ?? '') && !verb.test(text);
  if (!isDescribed || !(genderOf(last) || /^\p{Lu}/u.test(last))) return undefined;
  const inside = `${words.slice(0, -1).join(' ').toLowerCase()} ${capitalise(last)}`;
  return { text: ended(capitalise(inside)), impression: inside };
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Gathers impressions into one sentence and lets statements follow each other without monotony. */
function joined(sentences: readonly Sentence[], seed: string): string[] {
  const impressions = sentences.flatMap((sentence) => (sentence.impression ? [sentence.impression] : []));
  const result: string[] = [];
  let statements = 0;
  for (const sentence of sentences) {
    if (sentence.impression) {
      if (sentence.impression === impressions[0]) result.push(gathered(impressions, seed));
    } else if (sentence.statement) {
      result.push(statements % 2 === 1 ? turned(sentence.statement, `${seed}${statements}`) : sentence.text);
      statements += 1;
    } else result.push(sentence.text);
  }
  return result;
}

function gathered(impressions: readonly string[], seed: string): string {
  const list = listOf(impressions);
  return choose(
    [`${capitalise(list)}: So habe ich es erlebt.`, `Mein Eindruck: ${list}.`, `In Erinnerung bleibt mir: ${list}.`],
    seed,
  );
}

function turned({ subject: who, rest }: { subject: string; rest: string }, seed: string): string {
  const [finite = '', ...more] = rest.split(' ');
  // A pronoun stands before the subject: 'Zudem hat mich das Ergebnis überzeugt.'
  const pronoun = /^(mich|mir|uns|sich)$/.test(more[0] ?? '') ? more.splice(0, 1) : [];
  return ended([choose(['Außerdem', 'Zudem'], seed), finite, ...pronoun, who, ...more].join(' '));
}
