const excerptLength = 280;

/** A notice with what the partner wrote, in quotes; long texts are cut at a word, the page and the mail have all of it. */
export function withWords<N extends { body: string }>(notice: N, words: string | null): N {
  return words ? { ...notice, body: `${notice.body} „${excerpt(words)}“` } : notice;
}

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  const cut = line.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength / 2)).trimEnd()} …`;
}
