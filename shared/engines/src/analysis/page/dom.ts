import type { AnyNode, Element, ParentNode } from 'domhandler';

const blocks = new Set(
  'address article aside blockquote body br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table tbody td th tr ul'.split(
    ' ',
  ),
);
const silent = new Set(
  'script style noscript template svg iframe object canvas video audio select textarea head math'.split(' '),
);
const noise =
  /(^|[\s_-])(cookies?|cookiebar|consent|cmp|borlabs|usercentrics|gdpr|onetrust|cookiebot|klaro|ccm19|skip-link|sr-only|screen-reader-text|visually-hidden)([\s_-]|$)/i;
const navigation =
  /(^|[\s_-])(nav|navbar|navigation|nav-menu|mainmenu|main-menu|breadcrumbs?|mobile-menu|menu-toggle|offcanvas|submenu|sub-menu)([\s_-]|$)/i;
/** By their names, parts of a page that tell of others than the business, or of a day: reports, customers, jobs, prices, hours. */
const besides =
  /(^|[\s_-])(news|aktuell(es)?|neuigkeiten|blog|events?|termine|veranstaltungen|blogroll|blog-?posts?|(?:latest|recent|related|wp-block)[-_]?(?:latest[-_]?)?posts?|post-(?:list|grid|teaser|excerpt|card)|excerpt|entry-summary|spielbericht(?:e)?|matchbericht|testimonials?|kundenstimmen|zitate?|quotes?|stimmen|bewertungen|reviews?|sponsor(s|en)?|partner|referenzen|kunden|clients|jobs?|karriere|stellen(angebote?|anzeigen?)?|prei(s|se|sliste)|prices?|pricing|opening(-?hours)?|öffnungszeiten|oeffnungszeiten)([\s_-]|$)/i;
const besidesTags = new Set('article aside blockquote div li section table ul'.split(' '));
const maxDepth = 200;
/** Nodes that are looked at for the text of one heading or link: a whole page may stand inside each of them. */
const mostSteps = 2_000;

export type Zone = 'main' | 'nav' | 'footer';
export interface Line {
  zone: Zone;
  text: string;
  /** Of a heading: its level. */
  heading?: number;
  /** Whether it stands apart from the content: beside it, or in a part that is named after something else than the business. */
  apart?: 'aside' | 'besides';
}

/** What a line has from the elements around it. */
type Place = Omit<Line, 'text'>;

/** Whether a node of a parsed page is an element, not text, comment or document. */
export function isElement(node: AnyNode): node is Element {
  return 'tagName' in node;
}

/** Where to stop reading: after this much text, or after this many nodes. */
interface Bound {
  characters: number;
  steps: number;
}

/**
 * The visible text as lines, one per block, each with the part of the page it stands in. Iterative, because a hostile
 * page may be nested more deeply than the call stack.
 */
export function visibleLines(root: ParentNode, bound?: Bound): Line[] {
  const lines: Line[] = [];
  let text = '';
  let place: Place = { zone: 'main' };
  let left = bound?.characters ?? Number.POSITIVE_INFINITY;
  let steps = bound?.steps ?? Number.POSITIVE_INFINITY;
  const flush = () => {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean) lines.push({ ...place, text: clean });
    left -= clean.length;
    text = '';
  };
  const stack: Array<{ node: AnyNode; place: Place; depth: number; leaving?: boolean }> = [
    { node: root, place, depth: 0 },
  ];
  for (let step = stack.pop(); step && left > 0 && steps > 0; step = stack.pop()) {
    steps -= 1;
    const { node, depth } = step;
    if (step.leaving) {
      flush();
      continue;
    }
    if (step.place !== place) {
      flush();
      place = step.place;
    }
    if (node.type === 'text') text += node.data;
    if (!('children' in node) || depth > maxDepth) continue;
    if (isElement(node)) {
      if (isSilent(node)) continue;
      if (node.tagName === 'img' && node.attribs.alt) text += ` ${node.attribs.alt} `;
    }
    const inner = isElement(node) ? placeOf(node, step.place) : step.place;
    if (isElement(node) && blocks.has(node.tagName)) {
      flush();
      stack.push({ ...step, leaving: true });
    }
    // What is behind as many children as there are steps left is not reached.
    for (let index = Math.min(node.children.length, steps) - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child) stack.push({ node: child, place: inner, depth: depth + 1 });
    }
  }
  flush();
  return lines;
}

/** The beginning of one element's text, with the alternative texts of its images (a logo in a heading). */
export function textOf(element: ParentNode, characters: number): string {
  return visibleLines(element, { characters, steps: mostSteps })
    .map((line) => line.text)
    .join(' ');
}

/** Elements that nobody reads: scripts, hidden parts, cookie banners. */
export function isSilent(element: Element): boolean {
  const { tagName, attribs } = element;
  if (silent.has(tagName) || 'hidden' in attribs) return true;
  if (tagName === 'html' || tagName === 'body' || tagName === 'main') return false;
  if (/display\s*:\s*none/i.test(attribs.style ?? '') && /cookie|consent/i.test(`${attribs.id} ${attribs.class}`))
    return true;
  return noise.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`);
}

/** The place of what an element holds: the same object where nothing changes, since lines end where it does. */
function placeOf(element: Element, outer: Place): Place {
  const zone = zoneOf(element, outer.zone);
  const heading = /^h[1-6]$/.test(element.tagName) ? Number(element.tagName.charAt(1)) : outer.heading;
  const apart = outer.apart === 'besides' ? outer.apart : (apartOf(element) ?? outer.apart);
  if (zone === outer.zone && heading === outer.heading && apart === outer.apart) return outer;
  return { zone, ...(heading ? { heading } : {}), ...(apart ? { apart } : {}) };
}

function apartOf({ tagName, attribs }: Element): Line['apart'] {
  if (tagName === 'blockquote') return 'besides';
  if (!besidesTags.has(tagName)) return undefined;
  if (besides.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`)) return 'besides';
  return tagName === 'aside' ? 'aside' : undefined;
}

function zoneOf({ tagName, attribs }: Element, outer: Zone): Zone {
  if (outer !== 'main') return outer;
  if (
    tagName === 'footer' ||
    attribs.role === 'contentinfo' ||
    /^(footer|site-footer|page-footer)$/i.test(attribs.id ?? '')
  )
    return 'footer';
  if (tagName === 'nav' || attribs.role === 'navigation') return 'nav';
  const isCandidate = tagName === 'ul' || tagName === 'div' || tagName === 'header';
  return isCandidate && navigation.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`) ? 'nav' : 'main';
}
