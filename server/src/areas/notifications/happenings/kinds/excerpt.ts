const excerptLength = 280;

/** What somebody wrote, in one line; long texts are cut at a word. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  // By characters, of which an emoji is one: half of it is none.
  const characters = [...line];
  if (characters.length <= excerptLength) return line;
  const cut = characters.slice(0, excerptLength);
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), excerptLength / 2))
    .join('')
    .trimEnd()} …`;
}
