import { isOrganisation } from '../page/json-ld.ts';
import type { Page } from '../page/read-page.ts';
import { fold, wordsOf } from '../page/text.ts';
import { wayfindingOf } from '../page/wayfinding.ts';
import { sharesOwnName } from './firm.ts';
import { hasLegalForm, withoutLegalForm } from './legal-form.ts';
import { type ComparedName, isPlausible, significant, tidy } from './name-candidates.ts';
import { soundsLikeSlogan } from './name-noise.ts';
import { isOperator, ownWords } from './trade-name.ts';
import { withoutPlace } from './whole-name.ts';

/**
 * A firm as the business shows itself (decision 150): 'Löffelweise Catering UG (haftungsbeschränkt)' of the imprint is 'Löffelweise Catering' where
 * the pages call it so. A legal form that the sign carries too belongs to the name, and where nothing but the imprint names it the firm is all there is.
 * @param others the site's other names, the best first
 * @param location its postcode and place
 */
export function asSigned(
  found: ComparedName,
  others: readonly ComparedName[],
  pages: readonly Page[],
  location: string,
): ComparedName {
  const [start] = pages;
  if (!start || !hasLegalForm(found.name) || isOperator(found.name)) return found;
  const isOwn = (text: string) => significant(text).some((word) => word.length > 2 && found.words.includes(word));
  const first = pages.filter((page) => page === start || page.kind === 'frame');
  if (first.flatMap(signsOf).some((text) => hasLegalForm(text) && isOwn(text))) return found;
  const place = wordsOf(location);
  const isElsewhere = ({ words }: ComparedName) =>
    words.some((word) => place.includes(word) && !found.words.includes(word));
  const labels = fold(new URL(start.url).hostname).split(/[.-]/);
  // 'Hof' alone is a part of 'Hof Petersen GbR' that many have.
  const isShort = ({ words: [first = '', ...more] }: ComparedName) =>
    more.length === 0 && first.length < shortestSign && !labels.some((label) => label.startsWith(first));
  const isSign = (each: ComparedName) => isSignOf(each, found) && !isElsewhere(each) && !isShort(each);
  const sign =
    first
      .flatMap(signsOver)
      .map((text) => ({ ...found, name: tidy(text), words: significant(tidy(text)) }))
      .find(isSign) ??
    others
      .filter(({ source }) => shown.test(source))
      .map((each) => withoutPlace(each, others, location))
      .find(isSign);
  if (!sign) return found;
  // Of the same words the firm is written as people write them: 'VOLKSHOCHSCHULE RIETBERG' is a design.
  const name = sign.words.join(' ') === found.words.join(' ') ? tidy(withoutLegalForm(found.name)) : sign.name;
  return { ...found, name, words: sign.words };
}

const shortestSign = 5;
const shown = /^(site|json-ld|title|copyright|heading)$/;

/** Lines at the head of a page, before its content. */
const headLines = 2;

/** What stands over the first page, leads to it or describes it. */
function signsOver(start: Page): string[] {
  const data = start.things.filter(isOrganisation).slice(0, 1);
  const links = wayfindingOf(start);
  const first = start.lines
    .filter(({ zone, text }) => zone === 'main' && !links.has(text.toLowerCase()))
    .slice(0, headLines)
    .map(({ text }) => text);
  return [start.siteName, start.logo, start.home, ...data.map(({ name }) => name), ...first].filter(Boolean);
}

/** Those, and what the first page begins with. */
function signsOf(start: Page): string[] {
  const first = start.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return [...signsOver(start), start.title, start.ogTitle, ...first];
}

/** Whether a name is the firm's own without its legal form: of the same words, of some of them, or with other words of the trade beside them. */
function isSignOf({ name, words }: ComparedName, firm: ComparedName): boolean {
  return (
    !hasLegalForm(name) &&
    isPlausible(name) &&
    !soundsLikeSlogan(name) &&
    !/[|:;]| [–—-] /.test(name) &&
    (words.join(' ') === firm.words.join(' ') ||
      (ownWords(words).length > 0 && (words.every((word) => firm.words.includes(word)) || sharesOwnName(words, firm))))
  );
}
