import { choose, shuffled } from '../text/choose.ts';
import { listOf } from '../text/formats.de.ts';
import type { Aspect } from './aspect.ts';
import { type AskedBusiness, aspectsOf } from './aspects.ts';
import { beginWith } from './begin-with.ts';
import { sentencesFromNotes } from './note-sentences.ts';

/** The business to be reviewed, as its profile describes it. */
export interface ReviewedBusiness extends AskedBusiness {
  readonly companyName: string;
  readonly website?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/**
 * A German draft to write from, never a ready opinion: with notes, these as sentences where they are surely understood
 * and otherwise in the writer's own words, and up to two open questions in brackets; without, questions about what customers of this
 * trade can tell, each with the beginning of a sentence. Which ones, their order and form depend on the business, so that no two get the same skeleton.
 * @param firstSentence a whole sentence with which the draft is to begin, such as when the visit was; '' for none
 * @param seed what varies the draft, best the partner's id; by default name and website
 */
export function draftReview(
  business: ReviewedBusiness,
  notes = '',
  firstSentence = '',
  seed = `${business.companyName}|${business.website ?? ''}`,
): string {
  const sentences = sentencesFromNotes(notes).map(({ text }) => text);
  if (sentences.length > 0) return beginWith(firstSentence, draftFromNotes(business, sentences, notes, seed));
  return [firstSentence, scaffold(business, seed)].filter(Boolean).join('\n\n');
}

function draftFromNotes(business: ReviewedBusiness, sentences: readonly string[], notes: string, seed: string): string {
  // Who writes something else of the same business is asked something else.
  const open = aspectsOf(business, `${seed}?${notes}`)
    .filter((aspect) => !isTouched(aspect, notes))
    .slice(0, sentences.length >= 4 ? 1 : 2)
    .map(({ question }) => `[${question}]`);
  return [sentences.join(' '), ...open].join('\n\n');
}

/** A question whose telling words already occur in the notes need not be asked. */
function isTouched({ question }: Aspect, notes: string): boolean {
  const text = notes.toLowerCase();
  return (question.toLowerCase().match(/\p{L}{6,}/gu) ?? []).some((word) => text.includes(word.slice(0, 6)));
}

function scaffold(business: ReviewedBusiness, seed: string): string {
  const asked = aspectsOf(business, seed).slice(0, 3 + (seed.length % 2));
  const name = business.companyName;
  const form = choose(forms, `${seed}form`);
  return [
    choose(openings(name), `${seed}open`),
    form(choose(occasions(name), `${seed}why`)),
    ...asked.map(form),
    ...offers(business, seed).map(form),
    form(choose(improvements, `${seed}but`)),
    form(choose(closings(name), `${seed}end`)),
  ].join('\n\n');
}

type Form = (aspect: Aspect) => string;
const forms: [Form, ...Form[]] = [
  ({ question, beginning }) => `[${question}]\n${beginning} …`,
  ({ question, beginning }) => `${beginning} … [${question}]`,
  ({ question, beginning }) => `• ${question}\n  ${beginning} …`,
];

const openings = (name: string): [string, ...string[]] => [
  `Meine Erfahrung mit ${name} – schreib hier nur, was du selbst erlebt hast:`,
  `Gerüst für deine Bewertung von ${name}. Lass weg, was du nicht erlebt hast:`,
  `Fragen zu deiner Erfahrung mit ${name}. Drei gute Antworten genügen:`,
  `${name} aus deiner Sicht. Ergänze die Sätze oder streiche sie:`,
];

const occasions = (name: string): [Aspect, ...Aspect[]] => [
  { question: 'Warum gerade dieser Betrieb?', beginning: `Für ${name} habe ich mich entschieden, weil` },
  { question: 'Wie bist du auf den Betrieb gekommen?', beginning: `Auf ${name} bin ich gekommen durch` },
  { question: 'Wie lange kennst du den Betrieb schon?', beginning: `${name} kenne ich seit` },
  { question: 'Was war der Anlass?', beginning: 'Anlass war für mich' },
];

const improvements: [Aspect, ...Aspect[]] = [
  { question: 'Was ginge besser?', beginning: 'Besser fände ich, wenn' },
  { question: 'Was hat dir gefehlt oder dich gestört?', beginning: 'Gefehlt hat mir' },
  { question: 'Was sollten andere vorher wissen?', beginning: 'Vorher wissen sollte man, dass' },
];

const closings = (name: string): [Aspect, ...Aspect[]] => [
  { question: 'Für wen passt es, für wen nicht?', beginning: `Passend finde ich ${name} für alle, die` },
  { question: 'Was würdest du heute genauso machen, was anders?', beginning: 'Heute würde ich' },
  { question: 'Was bleibt dir im Kopf?', beginning: 'Im Kopf bleibt mir' },
];

/** Asks about what the business says it offers: two or three nouns from its own description, marked as its words. */
function offers({ description, companyName }: ReviewedBusiness, seed: string): Aspect[] {
  const own = new Set(companyName.toLowerCase().split(/\P{L}+/u));
  const words = (description ?? '').match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{4,}/gu) ?? [];
  const named = [...new Set(words)].filter((word) => !own.has(word.toLowerCase()));
  if (named.length < 2) return [];
  const some = shuffled(named, seed)
    .slice(0, 3)
    .map((word) => `„${word}“`);
  return [{ question: `Der Betrieb nennt selbst ${listOf(some)}. Was davon kennst du?`, beginning: 'Davon kenne ich' }];
}
