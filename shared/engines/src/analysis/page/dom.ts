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
const maxDepth = 200;
/** Nodes that are looked at for the text of one heading or link: a whole page may stand inside each of them. */
const mostSteps = 2_000;

export type Zone = 'main' | 'nav' | 'footer';
export interface Line {
  zone: Zone;
  text: string;
}

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
  let zone: Zone = 'main';
  let left = bound?.characters ?? Number.POSITIVE_INFINITY;
  let steps = bound?.steps ?? Number.POSITIVE_INFINITY;
  const flush = () => {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean) lines.push({ zone, text: clean });
    left -= clean.length;
    text = '';
  };
  const stack: Array<{ node: AnyNode; zone: Zone; depth: number; leaving?: boolean }> = [
    { node: root, zone, depth: 0 },
  ];
  for (let step = stack.pop(); step && left > 0 && steps > 0; step = stack.pop()) {
    steps -= 1;
    const { node, depth } = step;
    if (step.leaving) {
      flush();
      continue;
    }
    if (step.zone !== zone) {
      flush();
      zone = step.zone;
    }
    if (node.type === 'text') text += node.data;
    if (!('children' in node) || depth > maxDepth) continue;
    if (isElement(node)) {
      if (isSilent(node)) continue;
      if (node.tagName === 'img' && node.attribs.alt) text += ` ${node.attribs.alt} `;
    }
    const inner = isElement(node) ? zoneOf(node, step.zone) : step.zone;
    if (isElement(node) && blocks.has(node.tagName)) {
      flush();
      stack.push({ ...step, leaving: true });
    }
    // What is behind as many children as there are steps left is not reached.
    for (let index = Math.min(node.children.length, steps) - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child) stack.push({ node: child, zone: inner, depth: depth + 1 });
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
