import { fold, wordsOf } from '../page/text.ts';
import type { ComparedName } from './name-candidates.ts';
import { significant } from './name-candidates.ts';
import { ownWords } from './trade-name.ts';

/** 'Blumen Rosenrot in Köln' is 'Blumen Rosenrot' where the site also calls itself that; 'Taxi Köln' stays. */
export function withoutPlace(found: ComparedName, others: readonly ComparedName[], location: string): ComparedName {
  const [place = ''] = wordsOf(location.replace(/^\d+\s*/, ''));
  const words = found.name.split(' ');
  const at = words.findLastIndex((word) => place.length > 2 && fold(word).startsWith(place));
  if (at < 1) return found;
  const short = words
    .slice(0, at)
    .join(' ')
    .replace(/(\s+(in|aus|–|-))?[\s,(]*$/i, '');
  const shortWords = significant(short).join(' ');
  const isKnown = others.some(
    (each) => each.words.join(' ') === shortWords && (each.source !== 'heading' || words.length > 2),
  );
  const isPhrase =
    /\s(in|aus)$/i.test(words.slice(0, at).join(' ')) &&
    (short.includes(' ') || ownWords(significant(short)).length > 0);
  return isKnown || isPhrase || isBranch(found, short, words.slice(at)) ? renamed(found, short) : found;
}

/** Data that describe a branch put its place behind the name. What is left must be a name: 'Taxi Köln' is no branch of 'Taxi'. */
function isBranch({ source, words }: ComparedName, short: string, rest: readonly string[]): boolean {
  const left = significant(short);
  return (
    source === 'json-ld' &&
    rest.length < 4 &&
    left.length > 1 &&
    words.length > left.length &&
    ownWords(left).length > 0
  );
}

/** 'Die Brillenmacher GmbH', where the site calls itself 'Die Brillenmacher'; elsewhere an article begins a sentence. */
export function withArticle(found: ComparedName, others: readonly ComparedName[]): ComparedName {
  const [first = ''] = found.name.split(' ');
  for (const { name, source } of others) {
    const [article = '', next] = name.split(' ');
    if (
      source !== 'domain' &&
      /^(Die|Der|Das)$/.test(article) &&
      next === first &&
      found.passage.includes(`${article} ${first}`)
    )
      return { ...found, name: `${article} ${found.name}` };
  }
  return found;
}

function renamed(found: ComparedName, name: string): ComparedName {
  return { ...found, name, words: significant(name) };
}
