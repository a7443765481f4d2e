import type { Email } from './email.ts';

/** Between two characters it keeps mail programs from taking them for an address, and nobody sees it. */
const noLink = '\u200c';
const unseen = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/**
 * An email whose words are only words: mail programs make links of whatever looks like an address, and names and notes of
 * others stand among our own sentences. What leads somewhere stands in `href`, and is left alone.
 */
export function inPlainWords(email: Email): Email {
  return { ...plain(email), subject: oneLine(email.subject), ...quoteOf(email) };
}

function plain<T>(value: T, field = ''): T {
  if (typeof value === 'string') return (isAddress(field) ? value : oneLine(value)) as T;
  if (Array.isArray(value)) return value.map((one) => plain(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, name)])) as T;
}

function isAddress(field: string): boolean {
  return field === 'href' || field.endsWith('Href');
}

/** Somebody's words may have lines of their own; the plain text marks each of them. */
function quoteOf({ quote, quoteLinksTo }: Email): Pick<Email, 'quote' | 'quoteLinksTo'> {
  return quote === undefined
    ? {}
    : {
        ...(quoteLinksTo === undefined ? {} : { quoteLinksTo }),
        quote: quote
          .split(/\r\n|[\n\r\u2028\u2029]/)
          .map((line) => keepingLinks(line, quoteLinksTo))
          .join('\n'),
      };
}

/** One line in which only addresses of this origin are still addresses. */
function keepingLinks(line: string, origin: string | undefined): string {
  if (origin === undefined) return oneLine(line);
  const words = line.split(/(\s+)/);
  return words.map((word) => (word.startsWith(`${origin}/`) ? word.replace(unseen, '') : oneLine(word))).join('');
}

function oneLine(text: string): string {
  return withoutLinks(text.replace(/[\n\r\t\u2028\u2029]+/g, ' ').replace(unseen, ''));
}

function withoutLinks(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, `:${noLink}`)
    .replace(/@(?=\S)/g, `@${noLink}`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, `.${noLink}`);
}
