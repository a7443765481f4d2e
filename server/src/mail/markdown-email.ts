import type { Email } from './email.ts';

const heading = /^# (.+)$/;
const quoted = /^> ?/gm;
const button = /^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)$/;
const longestPreview = 140;

/**
 * An email out of a small text file: `# heading` first (it is the subject too), paragraphs apart by blank lines, at most
 * one `> quote`, and at the end a link alone on its line as the button.
 * @throws Error naming what is missing
 */
export function emailOfMarkdown(source: string): Email {
  const [first = '', ...rest] = source
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.trim());
  const title = heading.exec(first)?.[1];
  if (!title) throw new Error('The email must begin with a line "# Heading"');
  const link = button.exec(rest.at(-1) ?? '');
  const body = link ? rest.slice(0, -1) : rest;
  const paragraphs = body.filter((block) => !block.startsWith('>')).map(unwrapped);
  const quote = body.find((block) => block.startsWith('>'))?.replace(quoted, '');
  const [opening, second] = paragraphs;
  if (!opening) throw new Error('The email has no text below its heading');
  const preview = (opening.endsWith(',') ? second : undefined) ?? opening;
  return {
    subject: title,
    preview: preview.slice(0, longestPreview),
    heading: title,
    paragraphs,
    ...(quote ? { quote: unwrapped(quote) } : {}),
    ...(link?.[1] && link[2] ? { action: { label: link[1], href: link[2] } } : {}),
  };
}

function unwrapped(block: string): string {
  return block.replace(/\s*\r?\n\s*/g, ' ');
}
