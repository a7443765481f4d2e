/**
 * The words of a text in their order. One with hyphens counts as its parts and as a whole: whoever looks for 'email' means 'E-Mail', and
 * whoever looks for 'Code' the 'QR-Code'.
 */
export function wordsIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return words.flatMap((word) => (word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word]));
}
