import { bareHost } from '../page/host.ts';
import { isOrganisation } from '../page/json-ld.ts';
import type { Page } from '../page/read-page.ts';
import { answerText, fold, wordsOf } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { imprintNames, isPerson } from './imprint.ts';
import { hasLegalForm, upToLegalForm, withoutLegalForm } from './legal-form.ts';

export interface NameCandidate extends Evidence {
  name: string;
  weight: number;
  source: 'json-ld' | 'imprint' | 'site' | 'title' | 'copyright' | 'heading' | 'domain';
}

/** A candidate with the words by which it is compared with all others. */
interface ComparedName extends NameCandidate {
  words: readonly string[];
}

/** Per page; every candidate is compared with every other one. */
const mostCandidates = 150;
/** A page that claims its copyright more often is a list of others. */
const mostCopyrights = 20;
const mostTitleParts = 20;

const separators = /\s+[|–—·•»«:~/]\s*|\s+-\s+|\s*[|»•·]\s*|:\s+|\s+–|\u2013\s/;
const furniture =
  /^(start(seite)?|home(page)?|herzlich willkommen|willkommen|welcome|index|impressum|imprint|kontakt|contact|über uns|ueber uns|about( us)?|datenschutz|leistungen|aktuelles?|links|sitemap|galerie|anfahrt|öffnungszeiten|preise|news|untitled|copyright|new tab|website|webseite|offizielle (website|webseite|seite)|online|shop|die website|main|page|unternehmen|team|angebot|jobs?|karriere|stellenangebote|(meine? |my ?)(web)?site|wordpress|blog|app|(react|vite|vue) app|new page \d*|neue seite|neu|index of.*|rechtliches|anbieter|auf (unserer|meiner) (web|internet)?(site|seite)|online kaufen|online-?shop)$/i;
const greeting =
  /^(herzlich(?:e)? willkommen|willkommen|welcome|startseite|home|hauptseite|karriere|jobs?|stellenangebote|ausbildung|arbeiten)\s*((bei|beim|im|in der|in|auf der|zu|zum|zur|to|von|at)\s+(der |dem |den |the )?)?/i;

/** Candidates for the name of the business from all pages, the best first. */
function companyNames(pages: readonly Page[]): ComparedName[] {
  const start = pages[0];
  if (!start) return [];
  const domain = domainLabel(start.url);
  const candidates = pages
    .flatMap((page) =>
      candidatesOf(page, page === start)
        .filter(isPlausible)
        .slice(0, mostCandidates),
    )
    .map((candidate) => ({ ...candidate, words: significant(candidate.name) }));
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, candidates, domain) }));
  const best = scored.sort((a, b) => b.score - a.score).map((each) => each.candidate);
  return [
    ...best,
    {
      name: nameOfDomain(domain),
      weight: 0,
      source: 'domain',
      page: start.url,
      passage: bareHost(new URL(start.url)),
      words: significant(nameOfDomain(domain)),
    },
  ];
}

/** The full firm when the Impressum names the same business with its legal form, otherwise the name people know. */
export function companyName(pages: readonly Page[], location = ''): { name: string; evidence: Evidence[] } {
  const [found, ...others] = companyNames(pages);
  if (!found) return { name: '', evidence: [] };
  const best = withoutPlace(found, others, location);
  const full = hasLegalForm(best.name)
    ? undefined
    : (others.find(
        (each) => each.source === 'imprint' && hasLegalForm(each.name) && isSameFirm(best.name, each.name),
      ) ?? others.find((each) => each.source === 'imprint' && each.weight >= 4 && isSameFirm(best.name, each.name)));
  const chosen = full ?? best;
  const evidence = [chosen, ...others.filter((each) => each !== chosen && agree(each.words, chosen.words))].slice(0, 3);
  return {
    name: answerText(chosen.name, 120),
    evidence: evidence.map(({ page, passage }) => ({ page, passage: answerText(passage, 240) })),
  };
}

function candidatesOf(page: Page, isStart: boolean): NameCandidate[] {
  const found: NameCandidate[] = [];
  const add = (source: NameCandidate['source'], name: string, weight: number, passage = name) => {
    found.push({ source, name: tidy(name), weight: isStart ? weight : weight * 0.6, page: page.url, passage });
  };
  const organisations = page.things.filter(isOrganisation);
  for (const [index, thing] of organisations.slice(0, 3).entries()) {
    add('json-ld', thing.name, index === 0 ? 5 : 3);
    if (thing.legalName) add('json-ld', thing.legalName, 3);
  }
  for (const thing of page.things) if (thing.types.includes('WebSite')) add('site', thing.name, 2.5);
  add('site', page.siteName, 3.5);
  for (const title of [page.title, isStart ? page.ogTitle : '']) {
    const parts = title.split(separators, mostTitleParts).map((part) => part.replace(greeting, ''));
    for (const [index, part] of parts.entries())
      add('title', part, index === 0 || index === parts.length - 1 ? 2 : 1.4, title);
  }
  let copyrights = 0;
  for (const { text, zone } of page.lines) {
    if (copyrights >= mostCopyrights) break;
    const right =
      /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|heute))?\s*)?(?:by |von )?([^|•·©]{3,80})/i.exec(
        text,
      );
    if (right?.[1] && zone !== 'nav') {
      copyrights += 1;
      add('copyright', right[1].replace(/\s*(?:19|20)\d\d.*$|[,.–-]*\s*(alle rechte|all rights).*$/i, ''), 2.5, text);
    }
  }
  if (isStart || page.kind === 'frame')
    for (const heading of page.headings.filter((each) => each.level === 1).slice(0, 2))
      add('heading', heading.text.replace(greeting, ''), 1.2, heading.text);
  const logo = page.lines.find((line) => /\blogo\b/i.test(line.text) && line.text.length < 70);
  if (logo) add('site', logo.text.replace(/[-\s]*\blogo\b[-\s]*/gi, ' '), 1.5, logo.text);
  if (page.kind === 'imprint' || page.kind === 'contact' || hasOwnImprint(page))
    for (const each of imprintNames(page))
      found.push({ ...each, source: 'imprint', name: tidy(each.name), page: page.url });
  return found;
}

/** A page that carries its imprint under a heading, as sites of one page do. */
function hasOwnImprint(page: Page): boolean {
  return page.headings.some((heading) => /^(impressum|offenlegung)\b/i.test(heading.text));
}

function scoreOf(candidate: ComparedName, all: readonly ComparedName[], domain: string): number {
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
  const slogan =
    /[!?]|, \p{Ll}|^(jetzt|weil|einfach|träum)|\b(ihr|ihre|dein|deine|wir|jetzt|für|mit|wo|alles|einfach|mehr|man|uns|unser|sie|dich|begeister\w*|trifft|willkommen|suchen|werde)\b/iu.test(
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
  return (
    candidate.weight +
    support +
    domainBonus(candidate.name, domain) +
    length +
    slogan +
    person -
    (isUnheard ? 4.5 : 0) -
    (isGeneric ? 3 : 0)
  );
}

/** 'Blumen Rosenrot in Köln' is 'Blumen Rosenrot' where the site also calls itself that; 'Taxi Köln' stays. */
function withoutPlace(found: ComparedName, others: readonly ComparedName[], location: string): ComparedName {
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
  const isPhrase = /\sin$/i.test(words.slice(0, at).join(' ')) && short.includes(' ');
  return isKnown || isPhrase ? { ...found, name: short, words: significant(short) } : found;
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

const small = new Set(['der', 'die', 'das', 'und', 'in', 'im', 'am', 'bei', 'von', 'fuer', 'the', 'and', 'of', 'co']);

function significant(name: string): string[] {
  return wordsOf(withoutLegalForm(name)).filter((word) => !small.has(word));
}

function tidy(name: string): string {
  const bare = answerText(name, 160)
    .replace(/[\s|,–-]+(impressum|imprint|startseite|home|kontakt)$/i, '')
    .replace(/^["'„“«»\s|–-]+|["'“”«»\s|,;:–-]+$/g, '');
  const withoutOwner = bare
    .replace(/[,(–-]*\s*\b(Inh\.?|Inhaber(in)?|vertreten durch|Geschäftsführer(in)?|GF)(?!\p{L}).*$/iu, '')
    .trim();
  return hasLegalForm(withoutOwner) ? upToLegalForm(withoutOwner) : withoutOwner.replace(/[.\s]+$/, '');
}

function isPlausible({ name }: NameCandidate): boolean {
  return (
    name.length > 1 &&
    name.length <= 90 &&
    /\p{L}/u.test(name) &&
    !furniture.test(name) &&
    !/^(https?:|www\.)|@|^[\w-]+(\.[\w-]+)*\.[a-z]{2,10}$/i.test(name)
  );
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
