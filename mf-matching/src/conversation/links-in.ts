import { externalHref } from '@rezenso/contract/web-address';

/** A part of a message: words, or an address that may be opened. */
export interface TextPart {
  text: string;
  /** Where it leads; undefined for words. */
  href?: string;
  /** The host that it leads to, where that is not what is written: other letters may pose as Latin ones. */
  host?: string;
}

/** What looks like an address; it ends before the punctuation of the sentence that it stands in. */
const address = /https?:\/\/[^\s<>"']+/gi;
/** Not anywhere else in an address: its path may say whatever its writer likes. */
const hostIn = (written: string) => /^https?:\/\/([^/?#]+)/i.exec(written)?.[1];
const sentenceEnd = /[.,;:!?)\]}…"'“”]+$/u;

/**
 * Splits a text into words and links. Only whole http and https addresses of others become links: nothing is guessed, and
 * nothing else can be opened.
 * @param ownOrigin of the page, which no link of a member leads to
 */
export function linksIn(text: string, ownOrigin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = found.replace(sentenceEnd, '');
    const href = externalHref(written, ownOrigin);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    const host = hostIn(href) ?? href;
    parts.push({ text: written, href, ...(hostIn(written)?.toLowerCase() === host ? {} : { host }) });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
