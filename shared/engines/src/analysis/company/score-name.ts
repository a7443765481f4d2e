import { wordsOf } from '../page/text.ts';
import { withoutLegalForm } from './legal-form.ts';
import type { ComparedName } from './name-candidates.ts';
import { soundsLikeSlogan } from './name-noise.ts';
import { arePersons } from './person.ts';
import { ownWords, sayOnlyGoods } from './trade-name.ts';

/** What a name gains whose words are all of the domain. */
export const spelled = 4;

/** A name that stands in the domain is hardly ever wrong. */
export function domainBonus(name: string, domain: string): number {
  const label = domain.replace(/[^a-z0-9]/g, '');
  const words = wordsOf(withoutLegalForm(name)).filter((word) => word.length > 1);
  const compact = words.join('');
  if (!compact || label.length < 3) return 0;
  if (compact === label) return spelled;
  const covered = words.filter((word) => word.length > 2 && label.includes(word)).join('').length / label.length;
  const initials = words.map((word) => word[0]).join('');
  const isWithin = label.length >= 4 && compact.includes(label);
  return Math.max(
    isWithin ? 2.5 : 0,
    3 * Math.min(1, covered),
    initials.length > 2 && label.startsWith(initials) ? 1.5 : 0,
  );
}

/** One names the other: all significant words of the shorter stand in the longer. */
export function agree(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return false;
  return short.every((word) => long.includes(word)) || short.join('') === long.join('');
}

/** How much speaks for a candidate: where it stands, who else says so, and the address; and whether only the imprint says it. */
export function scoreOf(
  candidate: ComparedName,
  all: readonly ComparedName[],
  { domain, place }: { domain: string; place: readonly string[] },
): { score: number; isUnheard: boolean } {
  const sources = new Map<string, number>();
  for (const other of all) {
    if (other === candidate || !agree(candidate.words, other.words)) continue;
    const key = `${other.source} ${other.page}`;
    sources.set(key, Math.max(sources.get(key) ?? 0, other.weight));
  }
  const support = [...sources.values()].reduce((sum, weight) => sum + weight * 0.5, 0);
  const words = candidate.name.split(' ').length;
  const length = words > 7 || candidate.name.length > 60 ? -3 : words === 1 && candidate.name.length < 4 ? -1 : 0;
  // 'Friseur' alone says what a business is; a sign of one word nearly always stands in the domain.
  const isGeneric =
    words === 1 && /^(title|heading|site)$/.test(candidate.source) && domainBonus(candidate.name, domain) < 2;
  // Whoever signs with words of the trade alone is called so: 'Haus & Garten Service'.
  const key = candidate.words.join(' ');
  const isSigned = all.some(
    ({ source, words: other }) => /^(copyright|json-ld)$/.test(source) && other.join(' ') === key,
  );
  const rest = candidate.words.filter((word) => !place.includes(word));
  const isUnspelled =
    !isSigned && domainBonus(candidate.name, domain) < (rest.length < candidate.words.length ? spelled : 2);
  const isTradeOnly = isUnspelled && candidate.words.length < 4 && ownWords(rest).length === 0;
  const isGoodsOnly = isUnspelled && !isTradeOnly && candidate.words.length > 1 && sayOnlyGoods(rest);
  // What the address spells is a name, however it sounds: 'vorhang-auf.de'.
  const slogan = soundsLikeSlogan(candidate.name) && domainBonus(candidate.name, domain) < spelled ? -3 : 0;
  const person = candidate.source === 'imprint' && arePersons(candidate.name) && support === 0 ? -0.5 : 0;
  // A firm that nothing on the site calls itself by is the operator rather than the business.
  const isUnheard =
    candidate.source === 'imprint' &&
    domainBonus(candidate.name, domain) === 0 &&
    ![...sources.keys()].some((key) => !key.startsWith('imprint'));
  const score =
    candidate.weight +
    support +
    domainBonus(candidate.name, domain) +
    length +
    slogan +
    person -
    (isUnheard ? 4.5 : 0) -
    (isTradeOnly ? 6 : isGoodsOnly || isGeneric ? 3 : 0);
  return { score, isUnheard };
}
