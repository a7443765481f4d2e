import { type IndustryLabel, industryLabels } from '@rezenso/contract/vocabulary';
import { allTrades, type Trade, usualOffersOf } from '../../trades/index.ts';
import { fold } from '../page/text.ts';
import type { Shares } from './business-types.ts';

/** A term that a kind of business is called by or offers. */
export interface TradeTerm {
  readonly term: string;
  readonly weight: number;
  readonly shares: Shares;
  /** Whether it only counts as a word of its own. */
  readonly isWhole: boolean;
}

/** How often a business of several industries is filed under the first, the second, the third. */
const filed: readonly (readonly number[])[] = [[1], [0.65, 0.35], [0.45, 0.3, 0.25]];
const called = 2;
const offered = 1.5;
/** A noun that businesses of several industries offer says nothing of any. */
const clear = 0.6;
/** What many trades offer. */
const everywhere =
  /^(zubehoer|reparatur\w*|beratung\w*|betreuung|begleitung|pflege|planung|verkauf|wechsel|waren|geraete?n?|raeume\w*|dinge|mengen|leute|telefon|internet|alter|suche|auswahl|stadt|kleinigkeiten|drucke?n?|karten?|farben?|strategie|ablaeufen?|sets?|neubau|ton|licht|feste\w*|veranstaltungen|betriebe|firmen|menschen|platz|plaetze|leben|beruf|entwurf|haus|hause|umgebung|technik|vermittlung|vertretung|verwaltung|aufnahmen|abende|gruppen|mitgliedern?|hilfe|behandlung\w*|untersuchung|texte|werbung|bilder|filme|rat|arbeiten|arbeit|produkten|speicher|gutachten|transport\w*|wartung|ausbau|einbau|anlage|herstellung|kinder|angebot\w*|arbeitsplaetze|stelle\w*|buchungen|vertraege|messungen|ausstattung|umfragen|artikel)$/;

/** The words of trades.tsv: what each kind is called, and the nouns of what it offers. */
export function tradeTerms(): TradeTerm[] {
  const found = new Map<string, { weight: number; shares: Shares[] }>();
  for (const trade of allTrades().values()) {
    const terms = [
      ...[fold(trade.name), ...trade.words].map((term) => ({ term, weight: called })),
      ...offersOf(trade).map((term) => ({ term, weight: offered })),
    ];
    for (const { term, weight } of terms) {
      const known = found.get(term) ?? { weight: 0, shares: [] };
      found.set(term, { weight: Math.max(known.weight, weight), shares: [...known.shares, sharesOf(trade)] });
    }
  }
  return [...found]
    .map(([term, { weight, shares }]) => ({ term, weight, shares: mean(shares), isWhole: weight === offered }))
    .filter(({ weight, shares }) => weight === called || Math.max(...Object.values(shares)) >= clear);
}

function offersOf(trade: Trade): string[] {
  const nouns = new Set(`${trade.offers} ${usualOffersOf(trade)}`.match(/\p{Lu}\p{Ll}{4,}/gu));
  return [...nouns].map(fold).filter((noun) => !everywhere.test(noun));
}

/** How much a kind of business is of each industry. */
export function sharesOf({ industries }: Trade): Shares {
  const shares: Partial<Record<IndustryLabel, number>> = {};
  for (const [at, share] of (filed[Math.min(industries.length, filed.length) - 1] ?? []).entries()) {
    const label = industryLabels.find((each) => each.toLowerCase() === industries[at]);
    if (label) shares[label] = share;
  }
  return shares;
}

function mean(all: readonly Shares[]): Shares {
  const sum: Partial<Record<IndustryLabel, number>> = {};
  for (const label of industryLabels) {
    const share = all.reduce((total, shares) => total + (shares[label] ?? 0), 0) / all.length;
    if (share > 0) sum[label] = share;
  }
  return sum;
}
