/** How a copy was changed: words replaced, dropped and added in equal parts, or replaced only. */
export type EditKind = 'mixed' | 'replaced';

/** A text in which about `part` (0-1) of the words were changed; new words come from `vocabulary`. */
export function edited(
  text: string,
  part: number,
  kind: EditKind,
  vocabulary: readonly string[],
  random: () => number,
): string {
  const pick = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? '';
  const changed = text.split(/\s+/).flatMap((word) => {
    if (random() >= part) return [word];
    const choice = kind === 'replaced' ? 0 : Math.floor(random() * 3);
    if (choice === 0) return [pick()];
    return choice === 1 ? [] : [word, pick()];
  });
  return changed.join(' ');
}

/** The first half of a text with a new ending of the same length out of another text. */
export function halfCopied(text: string, other: string): string {
  const words = text.split(/\s+/);
  const ending = other.split(/\s+/);
  const half = Math.ceil(words.length / 2);
  const added = Array.from({ length: words.length - half }, (_, index) => ending[index % ending.length]);
  return [...words.slice(0, half), ...added].join(' ');
}
