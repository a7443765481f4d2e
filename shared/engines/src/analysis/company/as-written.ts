import type { Page } from '../page/read-page.ts';
import type { ComparedName } from './name-candidates.ts';

const mostLines = 400;
const longestLine = 300;

/**
 * As people write it: 'PFLEGEDIENST SONNENHOF' and 'café wildwuchs' are designs, and stand so only where neither another
 * name nor a line of the pages writes them otherwise; imprints are asked first.
 */
export function asWritten(found: ComparedName, others: readonly ComparedName[], pages: readonly Page[]): ComparedName {
  if (!isShouted(found.name) && !isSmall(found.name)) return found;
  const key = found.words.join(' ');
  const same = others.filter(({ source, words }) => source !== 'domain' && words.join(' ') === key);
  const name = same.map((other) => other.name).find(isUsual) ?? inText(found.name, others, pages);
  return name ? { ...found, name } : found;
}

/** The same letters in a longer name, 'Café Wildwuchs GbR', or in a line. */
function inText(name: string, others: readonly ComparedName[], pages: readonly Page[]): string | undefined {
  const small = name.toLowerCase();
  const imprintsFirst = pages.toSorted((a, b) => Number(b.kind === 'imprint') - Number(a.kind === 'imprint'));
  const texts = [
    ...others.filter(({ source }) => source !== 'domain').map((other) => other.name),
    ...imprintsFirst.flatMap(({ lines }) => lines.slice(0, mostLines).map(({ text }) => text)),
  ];
  for (const text of texts) {
    if (text.length > longestLine) continue;
    const at = text.toLowerCase().indexOf(small);
    const written = at < 0 ? '' : text.slice(at, at + small.length);
    if (isUsual(written) && written.toLowerCase() === small && isWhole(text, at, small.length)) return written;
  }
  return undefined;
}

function isWhole(text: string, at: number, length: number): boolean {
  return !/[\p{L}\d]/u.test(`${text[at - 1] ?? ''}${text[at + length] ?? ''}`);
}

function isUsual(name: string): boolean {
  return /^[^\p{L}]*[\p{Lu}\d]/u.test(name) && !isShouted(name);
}

function isShouted(name: string): boolean {
  return /(\p{Lu}\P{Lu}*){5}/u.test(name) && !/\p{Ll}{2}/u.test(name);
}

function isSmall(name: string): boolean {
  return !/\p{Lu}/u.test(name);
}
