import type { IndustryLabel } from '@rezenso/contract/vocabulary';
import type { Page } from '../page/read-page.ts';

const maxBodyLines = 900;

const cart = [
  /warenkorb/i,
  /versandkosten|kostenloser versand|versandkostenfrei|zzgl\.? versand/i,
  /zur kasse|jetzt kaufen|kasse gehen/i,
  /mein konto|kundenkonto/i,
  /rückgabe|retoure|widerruf/i,
  /paypal|klarna|kauf auf rechnung|zahlungsarten/i,
  /online-?\s?shop|webshop|versandhandel/i,
  /auf lager|lieferzeit|sofort lieferbar/i,
];
const counter = /ladengeschäft|unser(em|en)? (laden|geschäft)|filiale|öffnungszeiten|besuchen sie uns/i;

/** How much a site is a shop to order from: 0 not, 1 clearly; a counter that people can walk up to halves it. */
export function shopCues(pages: readonly Page[]): number {
  const texts = pages
    .filter((page) => page.kind !== 'imprint')
    .flatMap((page) => [page.title, page.description, ...page.lines.slice(0, maxBodyLines).map((line) => line.text)]);
  const text = texts.join('\n').slice(0, 100_000);
  const found = cart.filter((cue) => cue.test(text)).length;
  return Math.min(1, Math.max(0, found - 1) / 3) * (counter.test(text) ? 0.5 : 1);
}

/** What an online shop sells looks like retail (or, with food, like a kitchen): part of that evidence is about the shop. */
export function moveToOnline(points: Map<IndustryLabel, number>, shop: number): void {
  if (shop === 0) return;
  let moved = 6 * shop;
  for (const [industry, part] of [
    ['Einzelhandel', 0.75],
    ['Gastronomie', 0.4],
    ['Handwerk', 0.3],
  ] as const) {
    const taken = (points.get(industry) ?? 0) * part * shop;
    points.set(industry, (points.get(industry) ?? 0) - taken);
    moved += taken;
  }
  points.set('E-Commerce', (points.get('E-Commerce') ?? 0) + moved);
}
