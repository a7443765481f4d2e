import { runsOf } from './typesetter.ts';

/** Below this share of its letters a text says something else. */
const fewestKept = 0.7;

/** What the typeface can set of a text, in one line; `otherwise` where that is too little to be understood. */
export function settable(text: string, otherwise: string): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const kept = runsOf(line, 400)
    .map((run) => run.text)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
  const all = lettersIn(line);
  return all > 0 && lettersIn(kept) / all >= fewestKept ? kept : otherwise;
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
