import { readFileSync } from 'node:fs';

/** A note as somebody jotted it down, and what is to become of it. */
export interface NoteCase {
  readonly part: 'development' | 'held-apart';
  readonly author: string;
  /** 'sentence' where one is to be made, 'words' where the writer's own are to stay. */
  readonly outcome: 'sentence' | 'words';
  readonly note: string;
  /** Any of these is right; the first is preferred. */
  readonly expected: readonly string[];
}

/** All cases of notes.tsv. */
export function noteCases(): NoteCase[] {
  return readFileSync(new URL('./notes.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#') && !line.startsWith('part\t'))
    .map((line) => {
      const [part = '', author = '', outcome = '', note = '', expected = ''] = line.split('\t');
      return {
        part: part === 'development' ? 'development' : 'held-apart',
        author,
        outcome: outcome === 'sentence' ? 'sentence' : 'words',
        note,
        expected: expected.split(' / '),
      };
    });
}
