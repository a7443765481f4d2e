import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The address at which a page of the site is shown here; undefined for what is no address of it. */
export function localLink(link: string, site: string, here: string): string | undefined {
  const url = URL.parse(link.trim());
  return url?.origin === site ? here + url.pathname + url.search + url.hash : undefined;
}

interface Places {
  /** The site that is shown. */
  site: string;
  /** Where it is shown. */
  here: string;
  say(line: string): void;
}

/**
 * Answers each link of the site that somebody pastes with the one to open here: that of the mail to sign in with leads to the
 * site itself, whose session no other address gets.
 * @returns what ends it
 */
export function answerPastedLinks(input: Readable, { site, here, say }: Places): () => void {
  const lines = createInterface({ input });
  lines.on('line', (line) => {
    if (line.trim() === '') return;
    const link = localLink(line, site, here);
    say(link ? `\n  Open this: ${link}\n` : `  That is no address of ${site}.`);
  });
  return () => lines.close();
}
