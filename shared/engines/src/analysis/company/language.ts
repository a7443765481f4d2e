import type { Page } from '../page/read-page.ts';

const german =
  /(?<!\p{L})(?:und|der|die|das|wir|ich|für|mit|von|ist|sind|in|im|bei|auf|ein|eine|zu|aus|sie|oder|unsere?|nicht|auch)(?!\p{L})/giu;
const english =
  /(?<!\p{L})(?:and|the|for|with|your|our|you|we|is|are|of|to|from|this|that|a|an|by|easy|here|all)(?!\p{L})/giu;
const mostRead = 4_000;
/** So many small words of one language, and none of the other, make a text foreign. */
const telling = 2;

function count(words: RegExp, text: string): number {
  return text.match(words)?.length ?? 0;
}

/** Whether what people read of a site is German. */
export function isGerman(pages: readonly Page[]): boolean {
  const lines = pages.flatMap((page) => page.lines.slice(0, 120).map((line) => line.text));
  const text = lines.join('\n').slice(0, mostRead);
  return count(german, text) > count(english, text);
}

/** Whether a sentence is English: on a German site that is what its builder left. */
export function isEnglish(sentence: string): boolean {
  return count(english, sentence) >= telling && count(german, sentence.replace(/\bin\b/gi, '')) === 0;
}
