import { bareHost } from '../page/host.ts';
import type { Page } from '../page/read-page.ts';
import { answerText, fold, wordsOf } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { firmOf } from './firm.ts';
import { hasLegalForm } from './legal-form.ts';
import { type ComparedName, isPlausible, nameCandidates, significant, tidy } from './name-candidates.ts';
import { repeatedHeads, spelledByDomain } from './own-words-on-page.ts';
import { agree, scoreOf } from './score-name.ts';
import { ownWords } from './trade-name.ts';
import { asWritten, withoutPlace, withTrade, withWork } from './whole-name.ts';

/** Candidates for the name of the business from all pages, the best first. */
function companyNames(pages: readonly Page[], place: readonly string[]): ComparedName[] {
  const start = pages[0];
  if (!start) return [];
  const domain = domainLabel(start.url);
  const offered = pages.flatMap((page) => nameCandidates(page, page === start));
  const candidates = [...offered, ...headCandidates(pages, start.url), ...spelledCandidate(pages, domain, offered)];
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

/** The full firm when the Impressum names the same business with its legal form, otherwise the name people know. */
export function companyName(pages: readonly Page[], location = ''): { name: string; evidence: Evidence[] } {
  const place = wordsOf(location);
  const [found, ...others] = companyNames(pages, place);
  if (!found) return { name: '', evidence: [] };
  const named = withWork(withTrade(withoutPlace(found, others, location), others), others);
  const best = asWritten(named, others);
  const chosen = hasLegalForm(best.name)
    ? best
    : (firmOf(best, hasLegalForm(found.name) ? [found, ...others] : others, { pages, place }) ?? best);
  const evidence = [chosen, ...others.filter((each) => each !== chosen && agree(each.words, chosen.words))].slice(0, 3);
  return {
    name: answerText(chosen.name, 120),
    evidence: evidence.map(({ page, passage }) => ({ page, passage: answerText(passage, 240) })),
  };
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
