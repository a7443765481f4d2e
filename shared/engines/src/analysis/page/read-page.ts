import type { CheerioAPI } from 'cheerio';
import type { Element, ParentNode } from 'domhandler';
import { awaitsScripts } from './awaits-scripts.ts';
import { withoutConsent } from './consent.ts';
import { isElement, isSilent, type Line, textOf, visibleLines } from './dom.ts';
import { type Thing, thingsOf } from './json-ld.ts';
import { manifestOf } from './manifest.ts';
import { parseHtml } from './parse-html.ts';
import { plainText } from './text.ts';

export type PageKind = 'start' | 'imprint' | 'contact' | 'about' | 'detail' | 'frame' | 'manifest';

export interface Heading {
  level: 1 | 2 | 3;
  text: string;
}

export interface Link {
  url: string;
  text: string;
}

/** A page as text: what it says about itself, what people see, and where it leads. */
export interface Page {
  url: string;
  kind: PageKind;
  language: string;
  title: string;
  siteName: string;
  ogTitle: string;
  /** What the picture or the words at the head of the page are called that lead to its beginning. */
  logo: string;
  /** The first words, other than 'Home', that lead to the beginning of the site. */
  home: string;
  description: string;
  /** What it says of itself where it is shared. */
  ogDescription: string;
  keywords: string;
  headings: Heading[];
  lines: Line[];
  things: Thing[];
  links: Link[];
  /** What a page of frames consists of. */
  frames: string[];
  /** Whether scripts are to draw what it shows. */
  awaitsScripts: boolean;
  /** Where an application for the browser describes itself; '' for most pages. */
  manifest: string;
}

const maxLines = 4_000;

/**
 * Reads what the analysis needs of a page, in bounds: however long or broken the HTML is, at most `maxLines` lines of its text.
 * @param url absolute address that links are resolved against
 */
export function readPage(html: string, url: string, kind: PageKind): Page {
  if (kind === 'manifest') return { ...readPage('', url, 'about'), kind, ...manifestOf(html) };
  const $ = parseHtml(html);
  const meta = (selector: string) => plainText($(selector).first().attr('content') ?? '', 600);
  const root = $.root()[0];
  return {
    url,
    kind,
    language: plainText($('html').attr('lang') ?? '', 10).toLowerCase(),
    title: plainText($('title').first().text(), 300),
    siteName: meta('meta[property="og:site_name"]') || meta('meta[name="application-name"]'),
    ogTitle: meta('meta[property="og:title"]'),
    logo: logoOf($),
    home: homeOf($, url),
    description: meta('meta[name="description" i]') || meta('meta[property="og:description"]'),
    ogDescription: meta('meta[property="og:description"]'),
    keywords: meta('meta[name="keywords" i]'),
    headings: headingsOf($),
    lines: root
      ? withoutConsent(
          visibleLines(root)
            .slice(0, maxLines)
            .map((line) => ({ ...line, text: plainText(line.text) }))
            .filter((line) => line.text),
        )
      : [],
    things: thingsOf(
      $('script[type*="ld+json" i]')
        .slice(0, 30)
        .map((_, each) => $(each).text())
        .get(),
    ),
    links: linksOf($, url),
    frames: $('frame[src]')
      .slice(0, 10)
      .map((_, each) => URL.parse($(each).attr('src') ?? '', url)?.href ?? '')
      .get()
      .filter((address) => /^https?:/.test(address)),
    awaitsScripts: awaitsScripts($),
    manifest: manifestLink($, url),
  };
}

/** The text of the page's content, without navigation and footer. */
export function mainText(page: Page): string {
  return page.lines
    .filter((line) => line.zone === 'main')
    .map((line) => line.text)
    .join('\n');
}

function manifestLink($: CheerioAPI, url: string): string {
  const link = $('link[rel~="manifest" i]').first().attr('href');
  return link ? (URL.parse(link, url)?.href ?? '') : '';
}

/** Most themes mark it by class; words beside the picture say the same again. */
function logoOf($: CheerioAPI): string {
  const marked = $(
    '[class*="logo" i], [id*="logo" i], .navbar-brand, [class*="site-title" i], [id*="site-title" i], [id*="website-title" i], .brand',
  )
    .slice(0, 5)
    .get();
  for (const element of marked) {
    const own = $(element).is('img') ? ($(element).attr('alt') ?? '') : ($(element).find('img[alt]').attr('alt') ?? '');
    const text = plainText(own || textOf(element, 160), 90)
      .replace(/[-\s:]*(?<!\p{L})logo(?!\p{L})[-\s:]*/giu, ' ')
      .trim();
    if (text && text.split(' ').length <= 8) return text;
  }
  return '';
}

const mostHomeLinks = 5;

function homeOf($: CheerioAPI, url: string): string {
  const { origin } = new URL(url);
  const leading = $(`a[rel~="home" i], a[href="/"], a[href="${origin}"], a[href="${origin}/"]`).slice(0, mostHomeLinks);
  for (const element of leading.get()) {
    const text = plainText(textOf(element, 160), 90);
    if (text && text.split(' ').length <= 8 && !/^(home|start|startseite|zurück.*|zur startseite|index)$/i.test(text))
      return text;
  }
  return '';
}

const headingLevels: Readonly<Record<string, Heading['level']>> = { h1: 1, h2: 2, h3: 3 };

function headingsOf($: CheerioAPI): Heading[] {
  const headings: Heading[] = [];
  $('h1, h2, h3')
    .slice(0, 120)
    .each((_, element) => {
      const text = plainText(textOf(element, 800), 200);
      const level = headingLevels[element.tagName];
      if (level && text && !isHidden(element)) headings.push({ level, text });
    });
  return headings;
}

function isHidden(element: Element): boolean {
  let outer: ParentNode | null = element.parent;
  for (let steps = 0; outer && steps < 30; steps += 1) {
    if (isElement(outer) && isSilent(outer)) return true;
    outer = outer.parent;
  }
  return false;
}

function linksOf($: CheerioAPI, url: string): Link[] {
  const base = URL.parse($('base[href]').first().attr('href') ?? '', url)?.href ?? url;
  const links: Link[] = [];
  $('a[href], area[href]')
    .slice(0, 1_000)
    .each((_, element) => {
      const target = URL.parse($(element).attr('href') ?? '', base);
      if (target && /^https?:$/.test(target.protocol))
        links.push({ url: target.href, text: plainText(textOf(element, 480), 120) });
    });
  return links;
}
