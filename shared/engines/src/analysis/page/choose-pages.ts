import type { Link, PageKind } from './read-page.ts';
import { fold } from './text.ts';

export interface ChosenPage {
  url: string;
  kind: PageKind;
}

const wanted: ReadonlyArray<{ kind: PageKind; most: number; pattern: RegExp }> = [
  {
    kind: 'imprint',
    most: 1,
    pattern:
      /impressum|imprint|offenlegung|anbieterkennzeichnung|legal[-\s]?notice|rechtliche[-\s]?hinweise|site-notice/,
  },
  {
    kind: 'about',
    most: 2,
    pattern:
      /uber-uns|ueber-uns|ueberuns|ueber uns|ueber-mich|ueber mich|about|unternehmen|wir-ueber|firma\b|team\b|philosophie|leistungen|angebot|praxis\b|kanzlei|\bbue?ro\b|\batelier\b|\bwer[-\s]wir[-\s]sind/,
  },
  { kind: 'contact', most: 1, pattern: /kontakt|contact|anfahrt/ },
];

/** Pages of the menu that tell what else a business has, to which name, place and summary do not listen. */
const mostDetails = 4;
/** They are about the site, or a shop of many pages, and not about the business. */
const noDetail =
  /datenschutz|privacy|agb|bedingungen|widerruf|cookie|login|anmelde|registr|konto|warenkorb|cart|kasse|checkout|suche|search|sitemap|feed|rss|produkt|artikel|shop|blog|news|aktuell|termin|kalender|galerie|download|newsletter|presse|barrierefreiheit|impressum|imprint|kontakt|contact|anfahrt|english|\/(?:en|fr|it)\/?$|\d{4}\/\d\d/;

/**
 * The linked pages that say who a business is: Impressum first, then about pages, then contact. Only pages of the same
 * site (subdomains included), never the start page again.
 */
export function choosePages(links: readonly Link[], startUrl: string, most: number): ChosenPage[] {
  const start = new URL(startUrl);
  const seen = new Set([addressOf(start)]);
  const chosen: ChosenPage[] = [];
  for (const { kind, most: mostOfKind, pattern } of wanted) {
    let found = 0;
    for (const link of links) {
      if (found >= mostOfKind || chosen.length >= most) break;
      const url = new URL(link.url);
      const text = fold(`${link.text} ${decodedPath(url)}`);
      if (!pattern.test(text) || !isSameSite(url, start) || seen.has(addressOf(url)) || isFile(url)) continue;
      seen.add(addressOf(url));
      chosen.push({ url: url.href.replace(/#.*$/, ''), kind });
      found += 1;
    }
  }
  return [...chosen, ...detailsOf(links, startUrl, Math.min(mostDetails, most - chosen.length), seen)];
}

/** Further pages of the site that are no deeper than its menu. */
function detailsOf(links: readonly Link[], startUrl: string, most: number, known: ReadonlySet<string>): ChosenPage[] {
  const start = new URL(startUrl);
  const seen = new Set(known);
  const chosen: ChosenPage[] = [];
  for (const link of links) {
    if (chosen.length >= most) break;
    const url = new URL(link.url);
    const path = decodedPath(url);
    const isDeep = path.split('/').filter(Boolean).length > 2 || url.search !== '';
    if (isDeep || !isSameSite(url, start) || seen.has(addressOf(url)) || isFile(url)) continue;
    if (noDetail.test(fold(`${link.text} ${path}`))) continue;
    seen.add(addressOf(url));
    chosen.push({ url: url.href.replace(/#.*$/, ''), kind: 'detail' });
  }
  return chosen;
}

/** The frames of a page, at most three: menu, head and content; frames of other sites are not the business's words. */
export function chooseFrames(frames: readonly string[], startUrl: string, most: number): ChosenPage[] {
  const start = new URL(startUrl);
  return [...new Set(frames)]
    .filter((url) => isSameSite(new URL(url), start) && addressOf(new URL(url)) !== addressOf(start))
    .slice(0, Math.min(3, most))
    .map((url) => ({ url, kind: 'frame' }));
}

/** The manifest of a page that consists of scripts: it says at least what the application is called. */
export function chooseManifest(manifest: string, startUrl: string): ChosenPage[] {
  const url = URL.parse(manifest);
  return url && /^https?:$/.test(url.protocol) && isSameSite(url, new URL(startUrl))
    ? [{ url: url.href, kind: 'manifest' }]
    : [];
}

/**
 * The chosen pages, and /impressum where no link leads to an imprint: menus that scripts draw lead nowhere for us, and the
 * law puts the imprint where people expect it.
 */
export function withGuessedImprint(chosen: readonly ChosenPage[], startUrl: string, most: number): ChosenPage[] {
  const guess = new URL('/impressum', startUrl);
  const isKnown = chosen.some(({ kind }) => kind === 'imprint') || addressOf(guess) === addressOf(new URL(startUrl));
  return isKnown || chosen.length >= most ? [...chosen] : [...chosen, { url: guess.href, kind: 'imprint' }];
}

/** Same registered name: compares the last two labels, enough for the sites of small businesses. */
function isSameSite(url: URL, start: URL): boolean {
  const site = (host: string) => host.split('.').slice(-2).join('.');
  if (/^[\d.]+$|:/.test(start.hostname)) return url.host === start.host;
  return site(url.hostname) === site(start.hostname) && url.port === start.port;
}

function isFile(url: URL): boolean {
  return /\.(pdf|jpe?g|png|webp|gif|svg|zip|docx?|xlsx?|mp4|ics|vcf)$/i.test(url.pathname);
}

function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}

function addressOf(url: URL): string {
  return `${url.host}${url.pathname.replace(/\/(index\.\w+)?$/, '')}${url.search}`;
}
