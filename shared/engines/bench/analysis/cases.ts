import type { Business } from './business.ts';
import { businesses } from './business.ts';
import { families, pick, type Site } from './templates.ts';

export interface Case {
  id: string;
  business: Business;
  site: Site;
}

/** How a page falls short of a tidy one: little text, or text about other trades. */
type Damage = 'none' | 'thin' | 'mixed';

/**
 * Sites of invented businesses. The two parts share neither businesses nor templates: every second business is rendered
 * with the families of one part only.
 * @param change what to do with a business before its site is made
 */
export function casesOf(
  part: 'dev' | 'test',
  change: (business: Business) => Business = (business) => business,
): Case[] {
  const cases: Case[] = [];
  for (const [index, business] of businesses.entries()) {
    if ((index % 2 === 0) !== (part === 'dev')) continue;
    for (const [family, template] of Object.entries(families[part])) {
      for (const damage of ['none', 'thin', 'mixed'] as const) {
        const random = seeded(index * 31 + family.length * 7 + damage.length);
        const site = template(change(damaged(business, damage, random)), random);
        cases.push({ id: `${business.name} / ${family} / ${damage}`, business, site });
      }
    }
  }
  return cases;
}

/** Pages that are no business pages: they must fail with WEBSITE_EMPTY. */
export const emptySites: ReadonlyArray<{ id: string; html: string }> = [
  {
    id: 'domain for sale',
    html: '<html><head><title>beispiel.de</title></head><body><h1>Diese Domain steht zum Verkauf</h1><p>The domain beispiel.de is for sale. Kaufen Sie jetzt Versicherung, Kredit, Reisen.</p></body></html>',
  },
  {
    id: 'hosting placeholder',
    html: '<html><head><title>Hier entsteht eine neue Internetpräsenz</title></head><body><p>Hier entsteht eine neue Internetpräsenz. Diese Domain wurde soeben registriert.</p></body></html>',
  },
  {
    id: 'script shell',
    html: '<!doctype html><html><head><title>React App</title></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/main.js"></script></body></html>',
  },
  {
    id: 'only a cookie banner',
    html: '<html><head><title></title></head><body><div class="cookie-consent">Wir nutzen Cookies auf unserer Website, um Ihnen das beste Erlebnis zu bieten.</div></body></html>',
  },
];

function damaged(business: Business, damage: Damage, random: () => number): Business {
  if (damage === 'none') return business;
  if (damage === 'thin')
    return {
      ...business,
      trade: 'Ihr Partner',
      description: 'Willkommen auf unserer Seite. Wir freuen uns auf Ihren Besuch.',
      services: business.services.slice(0, 2),
    };
  const others = businesses.filter((other) => other.industries[0] !== business.industries[0]);
  const [first, second] = [pick(others, random), pick(others, random)];
  return {
    ...business,
    trade: business.services[0] ?? business.trade,
    services: [...business.services.slice(0, 3), ...first.services.slice(0, 2)],
    about: `${business.about} Unsere Partner: ${first.name} (${first.trade}) und ${second.name}: ${second.about}`,
  };
}

/** A small generator of repeatable random numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
