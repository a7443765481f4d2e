import { bareHost } from '../page/host.ts';
import type { Page } from '../page/read-page.ts';
import { answerText, fold, wordsOf } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { asSigned } from './as-signed.ts';
import { asWritten } from './as-written.ts';
import { chooseWriting, writingsOf } from './choose-writing.ts';
import { hasLegalForm } from './legal-form.ts';
import { type ComparedName, isPlausible, nameCandidates, significant, tidy } from './name-candidates.ts';
import type { ScoredName } from './name-features.ts';
import { repeatedHeads, spelledByDomain } from './own-words-on-page.ts';
import { withoutPhrases } from './phrases.ts';
import { agree, scoreOf } from './score-name.ts';
import { spelledOut } from './spelled-out.ts';
import { ownWords } from './trade-name.ts';
import { withArticle, withoutPlace } from './whole-name.ts';

/** Candidates for the name of the business from all pages, the best first. */
export function scoredNames(pages: readonly Page[], place: readonly string[]): ScoredName[] {
  const start = pages[0];
  if (!start) return [];
  const domain = domainLabel(start.url);
  const offered = pages.flatMap((page) => nameCandidates(page, page === start));
  const candidates = withoutPhrases(
    [...offered, ...headCandidates(pages, start.url), ...spelledCandidate(pages, domain, offered)],
    domain,
    place,
  );
  const scored = candidates.map((candidate) => ({ candidate, ...scoreOf(candidate, candidates, { domain, place }) }));
  scored.sort((a, b) => b.score - a.score);
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
  return isNamedByDomain
    ? [{ candidate: named, score: (first?.score ?? 0) + 1 }, ...scored]
    : [...scored, { candidate: named, score: 0 }];
}

function headCandidates(pages: readonly Page[], start: string): ComparedName[] {
  return repeatedHeads(pages).flatMap((line) => siteCandidate(line, start, 1.4));
}

/** What the address spells, where nothing says it together with other words: 'Keramik Lehmgrube' is more than 'Lehmgrube'. */
function spelledCandidate(pages: readonly Page[], domain: string, offered: readonly ComparedName[]): ComparedName[] {
  const spelled = spelledByDomain(pages, domain);
  return spelled
    ? siteCandidate(spelled.name, spelled.page, 1.4).filter(
        ({ words }) => !offered.some((other) => words.every((word) => other.words.includes(word))),
      )
    : [];
}

function siteCandidate(written: string, page: string, weight: number): ComparedName[] {
  const name = tidy(written);
  return isPlausible(name) ? [{ name, weight, source: 'site', page, passage: written, words: significant(name) }] : [];
}

/**
 * The name by which the business shows itself.
 * @returns also the writing that stands for it as a firm, which often says more of the trade
 */
export function companyName(
  pages: readonly Page[],
  location = '',
): { name: string; firm: string; evidence: Evidence[] } {
  const place = wordsOf(location);
  const start = pages[0];
  const scored = scoredNames(pages, place);
  const found = start && chooseWriting(writingsOf(scored, { pages, place, domain: domainLabel(start.url) }));
  if (!found) return { name: '', firm: '', evidence: [] };
  const others = scored.map(({ candidate }) => candidate).filter((candidate) => candidate !== found);
  const written = withArticle(asWritten(withoutPlace(found, others, location), others, pages), others);
  const chosen = asWritten(spelledOut(asSigned(written, others, pages, location), pages), others, pages);
  const evidence = [chosen, ...others.filter((each) => each !== chosen && agree(each.words, chosen.words))].slice(0, 3);
  return {
    name: answerText(chosen.name, 120),
    firm: answerText(written.name, 120),
    evidence: evidence.map(({ page, passage }) => ({ page, passage: answerText(passage, 240) })),
  };
}

/** What an address's registrable name is without its ending, folded: 'fraeulein-faden' of https://www.fraeulein-faden.de/. */
export function domainLabel(url: string): string {
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
