import { sentencesFromNotes } from '../../src/suggestions/note-sentences.ts';
import type { NoteCase } from './notes.ts';

/** What became of a note. */
export interface NoteOutcome extends NoteCase {
  readonly text: string;
  /** Whether a sentence was made of it, or of a part. */
  readonly isMade: boolean;
  /** Whether it reads word for word as expected, sentence or not. */
  readonly isRight: boolean;
}

/** What becomes of each note. */
export function noteOutcomes(cases: readonly NoteCase[]): NoteOutcome[] {
  return cases.map((each) => {
    const sentences = sentencesFromNotes(each.note);
    const text = sentences.map((sentence) => sentence.text).join(' ');
    return { ...each, text, isMade: sentences.some(({ isMade }) => isMade), isRight: each.expected.includes(text) };
  });
}
