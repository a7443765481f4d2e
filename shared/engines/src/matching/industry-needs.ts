import { type IndustryId, industryIds } from '@rezenso/contract/vocabulary';

/**
 * How plausible it is, in percent, that a business of the row's industry is a customer of one of the column's: only a
 * customer can review from experience. Set by judgement, columns in the order of the vocabulary
 * (gastronomie, fitness, it, einzelhandel, dienstleistungen, handwerk, beratung, e-commerce, marketing, immobilien,
 * automotive, bildung, finanzen, reise, sonstiges).
 */
const needsPercent: Readonly<Record<IndustryId, string>> = {
  gastronomie: '30 50 75 70 80 90 65 50 90 55 50 50 75 70 50',
  'fitness & gesundheit': '70 30 75 65 75 75 65 60 90 65 45 65 65 60 50',
  'it & software': '75 70 35 45 65 45 80 55 85 60 45 75 75 60 50',
  einzelhandel: '70 50 80 35 75 80 65 70 90 70 55 50 75 50 50',
  dienstleistungen: '70 60 75 60 50 60 70 50 85 55 65 60 75 50 50',
  handwerk: '65 60 75 75 60 45 70 60 85 80 90 65 75 45 50',
  beratung: '75 65 80 45 70 45 35 45 80 60 55 80 80 70 50',
  'e-commerce': '55 50 90 60 75 40 75 30 95 45 40 55 75 45 50',
  marketing: '75 60 85 50 65 40 70 70 30 55 45 65 65 65 50',
  immobilien: '65 50 75 50 80 95 75 40 85 35 60 50 90 50 50',
  automotive: '60 50 75 60 70 80 65 60 85 60 35 50 85 50 50',
  bildung: '65 65 80 65 65 65 70 55 85 60 45 40 60 70 50',
  finanzen: '75 65 80 45 70 50 80 45 85 85 70 75 30 55 50',
  'reise & tourismus': '90 70 75 65 75 75 65 50 95 60 75 50 65 35 50',
  sonstiges: '60 55 65 60 65 60 60 55 75 50 50 55 65 55 50',
};

const table = new Map<string, Map<string, number>>(
  industryIds.map((buyer) => {
    const shares = needsPercent[buyer].split(' ').map((percent) => Number(percent) / 100);
    return [buyer, new Map(industryIds.map((seller, column) => [seller, shares[column] ?? 0.5]))];
  }),
);
const unknown = 0.5;

/** How plausibly a business of industry `buyer` is a customer of one of `seller`, 0-1. */
export function needOf(buyer: string, seller: string): number {
  return table.get(buyer)?.get(seller) ?? unknown;
}
