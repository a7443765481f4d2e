import { isOrganisation } from '../page/json-ld.ts';
import { isPlaceName } from '../page/places.ts';
import type { Page } from '../page/read-page.ts';
import { answerText, wordsOf } from '../page/text.ts';
import { wayfindingOf, withoutLinksBehind } from '../page/wayfinding.ts';
import type { Evidence } from '../types.ts';
import { imprintNames, isForeign } from './imprint.ts';
import { hasLegalForm, upToLegalForm, withoutLegalForm } from './legal-form.ts';
import { isPlaceholder } from './name-noise.ts';
import { isTradeWord, ownWords } from './trade-name.ts';

export interface NameCandidate extends Evidence {
  name: string;
  weight: number;
  source: 'json-ld' | 'imprint' | 'site' | 'title' | 'copyright' | 'heading' | 'domain';
}

/** A candidate with the words by which it is compared with all others. */
export interface ComparedName extends NameCandidate {
  words: readonly string[];
}

/** Per page; every candidate is compared with every other one. */
const mostCandidates = 150;
/** A page that claims its copyright more often is a list of others. */
const mostCopyrights = 20;
const mostTitleParts = 20;
const mostBranches = 6;

const separators = /\s+[|–—·•»«:~/]\s*|\s+-\s+|\s*(?:[|¦»›•·▷►▶➤→✓✔★☆⭐]|:::+)\s*|:\s+|\s+–|\u2013\s/u;
const furniture =
  /^(start(seite)?|home(page)?|herzlich willkommen|willkommen|welcome|index|impressum|imprint|kontakt|contact|über uns|ueber uns|about( us)?|datenschutz|leistungen|aktuelles?|links|sitemap|galerie|anfahrt|öffnungszeiten|preise|news|untitled|copyright|new tab|website|webseite|offizielle (website|webseite|seite)|online|shop|die website|main|page|unternehmen|team|angebot|jobs?|karriere|stellenangebote|(meine? |my ?)(web)?site|wordpress|blog|app|(react|vite|vue|svelte|ionic|angular|nuxt|next(\.js)?|create next) app|vite \+ .*|new page \d*|neue seite|neu|index of.*|rechtliches|anbieter|unsere filiale.*|filiale( \p{L}+)?|standort( \p{L}+)?|logo|zur startseite|guten (morgen|tag|abend)|hallo( und guten tag)?|moin( moin)?|servus|grüezi|grüß gott|my (blog|site)|just another wordpress site|auf (unserer|meiner) (web|internet)?(site|seite)|online kaufen|online-?shop)[!.]*$/iu;
const greeting =
  /^(herzlich(?:e)? willkommen|willkommen|welcome|startseite|home(?!page)|hauptseite|karriere|jobs?|stellenangebote|ausbildung|arbeiten)\s*((bei|beim|im|in der|in|auf der|zu|zum|zur|to|von|at)\s+(der |dem |den |the )?)?|^(die )?(offizielle )?(homepage|webseite|website|internetseite|internetpräsenz)\s+(der|des|von|vom)\s+/i;

/** What a page offers as the name of its business. */
export function nameCandidates(page: Page, isStart: boolean): ComparedName[] {
  return candidatesOf(page, isStart)
    .filter(({ name }) => isPlausible(name))
    .slice(0, mostCandidates)
    .map((candidate) => ({ ...candidate, words: significant(candidate.name) }));
}

function candidatesOf(page: Page, isStart: boolean): NameCandidate[] {
  const found: NameCandidate[] = [];
  const add = (source: NameCandidate['source'], name: string, weight: number, passage = name) => {
    found.push({ source, name: tidy(name), weight: isStart ? weight : weight * 0.6, page: page.url, passage });
  };
  const organisations = page.things.filter(isOrganisation);
  const shared = sharedByBranches(organisations.slice(0, mostBranches).map((thing) => thing.name));
  if (shared) add('json-ld', shared, 5.5, organisations[0]?.name);
  for (const [index, thing] of organisations.slice(0, 3).entries()) {
    // Plugins describe whoever writes a site as its organisation.
    const weight = thing.types.includes('Person') ? 2 : index === 0 ? 5 : 3;
    add('json-ld', thing.name, weight);
    if (separators.test(thing.name)) add('json-ld', firstPart(thing.name), weight + 0.1, thing.name);
    if (thing.legalName) add('json-ld', thing.legalName, 3);
  }
  for (const thing of page.things) if (thing.types.includes('WebSite')) add('site', thing.name, 2.5);
  add('site', page.siteName, 3.5);
  if (separators.test(page.siteName)) add('site', firstPart(page.siteName), 3.6, page.siteName);
  if (isStart) add('site', firstPart(page.logo), 1.4, page.logo);
  for (const title of [page.title, isStart ? page.ogTitle : '']) {
    const parts = title.split(separators, mostTitleParts).map((part) => part.replace(greeting, ''));
    for (const [index, part] of parts.entries())
      add('title', part, index === 0 || index === parts.length - 1 ? 2 : 1.4, title);
  }
  let copyrights = 0;
  const links = wayfindingOf(page);
  for (const { text, zone } of page.lines) {
    if (copyrights >= mostCopyrights) break;
    const right =
      /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|heute))?\s*)?(?:by |von )?([^|•·©]{3,80})/i.exec(
        text,
      );
    if (right?.[1] && zone !== 'nav') {
      copyrights += 1;
      add(
        'copyright',
        firstPart(withoutLinksBehind(right[1].trim(), links)).replace(
          /\s*(?:19|20)\d\d.*$|[,.–-]*\s*(alle rechte|all rights).*$/i,
          '',
        ),
        2.5,
        text,
      );
    }
  }
  if (isStart || page.kind === 'frame')
    for (const heading of page.headings.filter((each) => each.level === 1).slice(0, 2))
      add('heading', firstPart(heading.text.replace(greeting, '')), 1.2, heading.text);
  if (isStart) add('site', firstPart(page.home), 1.4, page.home);
  const logo = page.lines.find((line) => /\blogo\b/i.test(line.text) && line.text.length < 70);
  if (logo) add('site', logo.text.replace(/[-\s]*\blogo\b[-\s]*/gi, ' '), 1.5, logo.text);
  if (isStart) for (const line of firmsInFooter(page)) add('imprint', upToLegalForm(line), 2.5, line);
  if (page.kind === 'imprint' || page.kind === 'contact' || hasOwnImprint(page))
    for (const each of imprintNames(page))
      found.push({ ...each, source: 'imprint', name: tidy(each.name), page: page.url });
  return found;
}

/** Of 'Optik Sehgut Mitte' and 'Optik Sehgut Bahnhof' the beginning: both are houses of one business. */
function sharedByBranches(names: readonly string[]): string {
  const [first = [], ...others] = [...new Set(names)].filter(Boolean).map((name) => name.split(' '));
  if (others.length === 0) return '';
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  const shared = end < 0 ? first : first.slice(0, end);
  return ownWords(significant(shared.join(' '))).some((word) => word.length > 2) ? shared.join(' ') : '';
}

/** 'Praxis am Park – Zahnärzte in Köln': what stands before a dash is the name, what follows says what it is. */
function firstPart(text: string): string {
  return text.split(separators, 1)[0] ?? text;
}

/** Many small sites have their firm only in the footer. */
function firmsInFooter(page: Page): string[] {
  return page.lines
    .filter(({ text, zone }) => zone === 'footer' && !isForeign(text))
    .flatMap(({ text }) => text.split(/[©|•·]|copyright/i, mostTitleParts))
    .filter(hasLegalForm)
    .map((part) => part.replace(/^\s*(?:19|20)\d\d\s*/, ''))
    .slice(0, 3);
}

/** A page that carries its imprint under a heading, as sites of one page do. */
function hasOwnImprint(page: Page): boolean {
  return page.headings.some((heading) => /^(impressum|offenlegung)\b/i.test(heading.text));
}

const small = new Set(['der', 'die', 'das', 'und', 'in', 'im', 'am', 'bei', 'von', 'fuer', 'the', 'and', 'of', 'co']);

/** The words of a name by which it is compared: without its legal form and what holds it together. */
export function significant(name: string): string[] {
  return wordsOf(withoutLegalForm(name)).filter((word) => !small.has(word));
}

/** A name without what stands around it: years, branches, owners, who made the site. */
export function tidy(name: string): string {
  const bare = answerText(name, 160)
    .replace(/^(©|\(c\)|copyright)\s*((19|20)\d\d\s*([-–]\s*((19|20)\d\d|heute))?)?\s*/i, '')
    .replace(
      /[\s|,–-]+(impressum|imprint|startseite|home|kontakt)$|^(impressum|imprint|offenlegung)[\s|,:–-]+(?=\p{L}{2})/giu,
      '',
    )
    .replace(/\s*\(@[^)]*\).*$/, '')
    .replace(/[-\s:]*(?<!\p{L})logo$|!+$/iu, '')
    .replace(
      /[.,;|–-]?\s+(erstellt (mit|von|durch)|powered by|präsentiert von|(web)?design(ed)? (by|von|:)|made with|proudly).*$/i,
      '',
    )
    .replace(/(?<=\p{L}\S*)[\s|,–(-]+(filiale|standort|niederlassung|zweigstelle|geschäftsstelle)(?!\p{L}).*$/iu, '')
    .replace(/^["'„“«»\s|,;:–-]+/, '')
    .replace(/["'“”«»\s|,;:–-]+$/, closedQuote)
    .replace(/^(die\s+)?(firma|fa\.)\s+(?=\p{L}{2})/iu, '');
  const withoutOwner = bare
    .replace(/[,(–-]*\s*\b(Inh\.?|Inhaber(in)?|vertreten durch|Geschäftsführer(in)?|GF)(?!\p{L}).*$/iu, '')
    .trim();
  return hasLegalForm(withoutOwner) ? upToLegalForm(withoutOwner) : withoutOwner.replace(endingDot, '');
}

/** Of what ends a name, the mark that closes a quotation within it: 'Nähatelier „Flinke Nadel“'. */
function closedQuote(end: string, at: number, name: string): string {
  const isOpen = /\s["'„“«»][\p{L}\d][^"'“”«»]*$/u.test(name.slice(0, at));
  return isOpen ? (/["'“”«»]/.exec(end)?.[0] ?? '') : '';
}

/** 'Wuschel & Co.' and 'Gebr.' end with a dot of their own. */
const endingDot = /(?<!(?<!\p{L})(?:Co|Cie|Gebr|Ges|Inc|Ltd|jun|jr|sen))[.\s]+$/iu;

/** 'Markt 9 · 06217 Merseburg'. */
const addressed = /\d\s?[a-z]?\s*[·•,|–-]?\s+(\p{Lu}{1,3}-)?\d{4,5}\s+\p{Lu}/u;

/** 'DJ Hochzeit Konstanz Radolfzell Singen Überlingen' is written for search engines. Some places are called as other things are. */
function isListOfPlaces(name: string): boolean {
  return name.split(/[\s,&/]+/, mostNameWords).filter((word) => /^\p{Lu}/u.test(word) && isPlaceName(word)).length >= 3;
}

const mostNameWords = 20;

/** 'Massageinstitut in Gleisdorf' says what and where, as titles do, and names nobody. */
function isKindInPlace(name: string): boolean {
  const [, kind = ''] = /^(\p{L}[\p{L}-]+) in \p{Lu}[\p{L}. -]+$/u.exec(name) ?? [];
  return [kind, kind.replace(/(institut|zentrum|center)$/i, '')].some((word) => word !== '' && isTradeWord(word));
}

/** Whether a text may be a name at all: no furniture, address, list of places or text of a template. */
export function isPlausible(name: string): boolean {
  return (
    name.length > 1 &&
    name.length <= 90 &&
    /\p{L}/u.test(withoutLegalForm(name)) &&
    !furniture.test(name) &&
    !isPlaceholder(name) &&
    !addressed.test(name) &&
    !isListOfPlaces(name) &&
    !isKindInPlace(name) &&
    !name.includes('?') &&
    !/^(https?:|www\.)|@|^[\w-]+(\.[\w-]+)*\.[a-z]{2,10}$/i.test(name)
  );
}
