import { deedsIn } from '../industry/find-deeds.ts';
import type { Page } from '../page/read-page.ts';
import { namesGoods } from './advertising.ts';
import { isLeftover, isOfOtherMatters, isWhereOrWhen, pricesIn, tellsNothing } from './sentence-marks.ts';
import { withoutListMark } from './sentences.ts';

const longestItem = 60;
const leastItems = 3;
const mostItems = 8;
const leastKnown = 2;
/** Lines in which lists are looked for, and characters of one that may hold a list. */
const mostLines = 500;
const longestLine = 400;

/** Whether a text names one thing after another that is made or sold, and none twice: 'Neue Sohlen, Absätze und Reißverschlüsse'. */
export function isEnumeration(text: string): boolean {
  const items = text.replace(/[.!]$/, '').split(/,\s+|\s+und\s+|\s+sowie\s+/);
  return (
    items.length >= leastItems &&
    begunOnce(items) &&
    items.every((item) => item.length <= longestItem) &&
    (/[.!]$/.test(text) || /\s(und|sowie)\s/.test(text)) &&
    items.some(isKnown)
  );
}

/** Words for search engines begin alike: 'Maler Bonn, Maler Köln'. */
function begunOnce(items: readonly string[]): boolean {
  return new Set(items.map((item) => item.split(/\s+/)[0]?.toLocaleLowerCase('de'))).size === items.length;
}

/** What is done, made or sold, where a start page lists it and has no sentence: its items one after another, without prices. */
export function enumerationsOn([start]: readonly Page[]): Array<{ page: Page; passage: string }> {
  if (!start) return [];
  const lists: string[][] = [];
  let list: string[] = [];
  for (const { zone, text, heading, apart } of start.lines.slice(0, mostLines)) {
    const item = zone === 'main' && !heading && apart !== 'besides' ? itemOf(text) : '';
    if (item) list.push(item);
    else list = [];
    if (item && list.length === 1) lists.push(list);
    // A line of its own may hold the whole list, with prices that are left out.
    const isRead = zone === 'main' && apart !== 'besides' && text.length <= longestLine;
    const within = isRead ? text.split(/[,;|·•]\s+/).map(itemOf) : [];
    if (within.length >= leastItems && within.every(Boolean) && begunOnce(within)) lists.push(within);
  }
  return [...lists, ...cardsOn(start)]
    .map((items) => [...new Set(items)])
    .filter((items) => items.length >= leastItems && !items.some((item) => menu.test(item)))
    .filter((items) => items.filter(isKnown).length >= Math.max(leastKnown, items.length / 3))
    .map((items) => ({ page: start, passage: joined(items.slice(0, mostItems)) }));
}

/** What the headings of cards name one after another, where a start page shows its work so: 'Schilder', 'Folien', 'Messestände'. */
function cardsOn({ lines }: Page): string[][] {
  const cards = lines
    .slice(0, mostLines)
    .filter(({ zone, heading = 0, apart }) => zone === 'main' && heading >= 3 && !apart)
    .map(({ text }) => itemOf(text));
  return cards.every(Boolean) && begunOnce(cards) ? [cards] : [];
}

/** Where a list leads to pages, and what it is called, stands in a menu. */
const menu =
  /^(home|start(seite)?|kontakt|über (uns|mich)|(unser )?team|anfahrt|galerie|login|menü|suche|leistungen|angebot|preise|shop|blog|agb|faq|vorstand|verein|abteilungen|mitglieder|termine|aktuelles|news|jobs|karriere|mehr)$/i;

function isKnown(item: string): boolean {
  return namesGoods(item) || deedsIn(item).length > 0;
}

function joined(items: readonly string[]): string {
  const passage = items.join(', ');
  return passage.charAt(0).toLocaleUpperCase('de') + passage.slice(1);
}

const priced =
  /\s*[.…:–-]*\s*(ab |je |nur |zu )?(€|chf|eur|fr\.)?\s*\d+([.,](\d{1,2}|-))?\s?(€|euro|eur|chf|fr\.)\s*$/i;

/** A short line as one of a list; '' for what is no thing that is done or sold. */
function itemOf(line: string): string {
  const text = withoutListMark(line)
    .replace(/[.,;]$/, '')
    .replace(priced, '');
  const isThing =
    text.length >= 3 &&
    text.length <= longestItem &&
    text.split(' ').length <= 6 &&
    /^\p{Lu}/u.test(text) &&
    !/[.!?:…]/.test(text) &&
    pricesIn(text) === 0 &&
    !isLeftover(text) &&
    !isOfOtherMatters(text) &&
    !tellsNothing(text) &&
    !isWhereOrWhen(text) &&
    !/(?<!\p{L})(wir|ich|sie|du|ihr|uns|ihre?|deine?)(?!\p{L})/iu.test(text);
  return isThing ? text : '';
}
