import { bareHost } from '../page/host.ts';
import type { Page } from '../page/read-page.ts';
import { answerText, fold, wordsOf } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { isPerson } from './imprint.ts';
import { hasLegalForm, withoutLegalForm } from './legal-form.ts';
import { type ComparedName, nameCandidates, significant } from './name-candidates.ts';
import { isOperatorOf, isTradeWord, ownWords } from './trade-name.ts';
import { asWritten, withoutPlace, withTrade } from './whole-name.ts';

/** Candidates for the name of the business from all pages, the best first. */
function companyNames(pages: readonly Page[], place: readonly string[]): ComparedName[] {
  const start = pages[0];
  if (!start) return [];
  const domain = domainLabel(start.url);
  const candidates = pages.flatMap((page) => nameCandidates(page, page === start));
  const scored = candidates.map((candidate) => ({ candidate, ...scoreOf(candidate, candidates, { domain, place }) }));
  scored.sort((a, b) => b.score - a.score);
  const best = scored.map((each) => each.candidate);
  const named: ComparedName = {
    name: nameOfDomain(domain),
    weight: 0,
    source: 'domain',
    page: start.url,
    passage: bareHost(new URL(start.url)),
    words: significant(nameOfDomain(domain)),
  };
  // 'trattoria-lupo.de' is called so, whoever runs it, when nothing on its pages is called otherwise.
  const [first] = scored;
  const own = ownWords(named.words).filter((word) => !place.includes(word));
  const isNamedByDomain =
    first?.isUnheard === true &&
    hasLegalForm(first.candidate.name) &&
    own.length > 0 &&
    own.length < named.words.length;
  return isNamedByDomain ? [named, ...best] : [...best, named];
}

/** The full firm when the Impressum names the same business with its legal form, otherwise the name people know. */
export function companyName(pages: readonly Page[], location = ''): { name: string; evidence: Evidence[] } {
  const [found, ...others] = companyNames(pages, wordsOf(location));
  if (!found) return { name: '', evidence: [] };
  const best = asWritten(withTrade(withoutPlace(found, others, location), others), others);
  const chosen = hasLegalForm(best.name) ? best : (firmOf(best, others) ?? best);
  const evidence = [chosen, ...others.filter((each) => each !== chosen && agree(each.words, chosen.words))].slice(0, 3);
  return {
    name: answerText(chosen.name, 120),
    evidence: evidence.map(({ page, passage }) => ({ page, passage: answerText(passage, 240) })),
  };
}

/** The imprint's firm of the same business, or its first line where that contains the name. */
function firmOf(best: ComparedName, others: readonly ComparedName[]): ComparedName | undefined {
  const imprint = others.filter(({ source }) => source === 'imprint');
  const firms = others.filter(
    ({ source, name }) =>
      (source === 'imprint' || source === 'json-ld') && hasLegalForm(name) && !isOperatorOf(name, best.name),
  );
  return (
    firms.find((each) => isSameFirm(best.name, each.name)) ??
    firms.find((each) => (each.source === 'json-ld' || each.weight >= 5) && sharesOwnName(best, each)) ??
    imprint.find((each) => each.weight >= 4 && !hasLegalForm(each.name) && isSameFirm(best.name, each.name))
  );
}

/** 'Malermeister Quast' and 'Quast Malerbetrieb GmbH', 'Wohnmobile Fernweh' and 'Fernweh GmbH': the same name, other words of the trade. */
function sharesOwnName(best: ComparedName, firm: ComparedName): boolean {
  const own = ownWords(best.words);
  const isWithin = own.every((word) => firm.words.some((other) => isSameStem(word, other)));
  const isAround =
    firm.words.every((word) => best.words.includes(word)) && own.every((word) => firm.words.includes(word));
  return (isWithin && own.some(isTelling)) || (isAround && firm.words.some(isTelling));
}

/** 'Metzg' and 'Metzgerei'. */
function isSameStem(word: string, other: string): boolean {
  return word === other || (word.length > 4 && other.startsWith(word));
}

function isTelling(word: string): boolean {
  return word.length > 3 && !isTradeWord(word);
}

function scoreOf(
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
  const isTradeOnly =
    !isSigned &&
    candidate.words.length < 4 &&
    domainBonus(candidate.name, domain) < 2 &&
    ownWords(candidate.words.filter((word) => !place.includes(word))).length === 0;
  const slogan =
    /[!?]|, \p{Ll}|,.*,|^(best|book) |^(jetzt|weil|einfach|träum)|\b(ihr|ihre|dein|deine|wir|jetzt|für|mit|wo|alles|einfach|mehr|man|uns|unser|sie|dich|begeister\w*|trifft|willkommen|suchen|werde|your|our|we)\b/iu.test(
      candidate.name,
    )
      ? -3
      : 0;
  const person = candidate.source === 'imprint' && isPerson(candidate.name) && support === 0 ? -0.5 : 0;
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
    (isTradeOnly ? 6 : isGeneric ? 3 : 0);
  return { score, isUnheard };
}

/** A name that stands in the domain is hardly ever wrong. */
function domainBonus(name: string, domain: string): number {
  const label = domain.replace(/[^a-z0-9]/g, '');
  const words = wordsOf(withoutLegalForm(name)).filter((word) => word.length > 1);
  const compact = words.join('');
  if (!compact || label.length < 3) return 0;
  if (compact === label) return 4;
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
function agree(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return false;
  return short.every((word) => long.includes(word)) || short.join('') === long.join('');
}

function isSameFirm(known: string, firm: string): boolean {
  const words = significant(firm);
  return significant(known).every((word) => words.includes(word)) && firm.length <= 80;
}

function domainLabel(url: string): string {
  const labels = bareHost(new URL(url)).split('.');
  return fold(labels.length > 1 ? (labels.at(-2) ?? '') : (labels[0] ?? ''));
}

function nameOfDomain(label: string): string {
  return label
    .split('-')
    .filter(Boolean)
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
