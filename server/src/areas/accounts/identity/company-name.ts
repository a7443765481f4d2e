import { withoutLegalForm } from './legal-forms.ts';
import { readableForm } from './look-alikes.ts';

/** What two people write differently in one name, as words in readable form. */
const shortened: Readonly<Record<string, string>> = { gebr: 'gebrueder', st: 'sankt' };
const joining = new Set(['und', 'u', 'and', 'et']);

/** Names are shorter today; what is behind this was never read as part of one. */
const mostRead = 200;

/**
 * A company's name as two people would write the same one: without case, accents, legal form, owner and what joins its
 * words. Undefined when nothing is left of it.
 */
export function companyOf(name: string): string | undefined {
  const words = readableForm(name.slice(0, mostRead))
    .replace(/[&+]/g, ' und ')
    .replace(/(?<=\p{L})['’´`](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const bare = keyOf(withoutLegalForm(words));
  const key = /\p{L}/u.test(bare) ? bare : keyOf(words);
  return key.length >= 2 ? key : undefined;
}

function keyOf(words: string): string {
  return words
    .split(' ')
    .filter((word, index, all) => index === 0 || index === all.length - 1 || !joining.has(word))
    .map((word) => shortened[word] ?? word)
    .join('');
}
