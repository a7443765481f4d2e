/** Prints how drafts treat the notes of notes.tsv. Run: npx node shared/engines/bench/suggestions/run.ts [--wrong] */
import { shareWithInterval } from '../wilson.ts';
import { type NoteOutcome, noteOutcomes } from './note-outcomes.ts';
import { type NoteCase, noteCases } from './notes.ts';

const parts: NoteCase['part'][] = ['development', 'held-apart'];
const outcomes = noteOutcomes(noteCases());

/** Of some notes, how many are right. */
function rightOf(notes: readonly NoteOutcome[], isRight = (note: NoteOutcome) => note.isRight): string {
  return shareWithInterval(notes.filter(isRight).length, notes.length);
}

console.log(
  '| part | notes | of made sentences right | wanted as a sentence and made | notes as expected |\n|---|---|---|---|---|',
);
for (const part of parts) {
  const notes = outcomes.filter((note) => note.part === part);
  const made = rightOf(notes.filter(({ isMade }) => isMade));
  const wanted = rightOf(
    notes.filter(({ outcome }) => outcome === 'sentence'),
    ({ isMade, isRight }) => isMade && isRight,
  );
  console.log(`| ${part} | ${notes.length} | ${made} | ${wanted} | ${rightOf(notes)} |`);
}
if (process.argv.includes('--wrong'))
  for (const { note, expected, text } of outcomes.filter(({ part, isRight }) => part === 'development' && !isRight))
    console.log(`${note} → ${text} (${expected[0]})`);
