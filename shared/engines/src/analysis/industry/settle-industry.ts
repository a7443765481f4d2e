import { industryConfidenceThreshold } from '@rezenso/contract/limits';
import { type IndustryLabel, industryLabels } from '@rezenso/contract/vocabulary';
import { industriesOf, type Trade } from '../../trades/index.ts';
import type { Classification } from './classify.ts';
import type { NamedTrade } from './classify-trade.ts';

/** As much as name, title and description say together, or a type in the data. */
const surely = 8;
/** As much as a name and a description say. */
const plainly = 5;
/** How sure an industry is that the kind decides: of the development sites that name their kind so, 40 of 41 were right where their words had left it unsure. */
const byKind = 0.75;
const unsure = 0.6;

/**
 * One source decides: where a business surely names its kind, its industry is one under which the kind is filed. An energy consultant whose pages
 * speak of roofs and heating does not belong to the crafts. A shop on the internet is called by what it sells, so what it does says nothing of it.
 */
export function settleIndustry(found: Classification, kind: NamedTrade | undefined): Classification {
  if (!kind || found.industry === null) return found;
  const { trade, named, told, isTyped } = kind;
  const isOfOne = trade.industries.length === 1;
  const filed = labelsOf(trade);
  if (filed.includes(found.industry)) {
    const isTold = named >= surely || (isOfOne && named >= plainly);
    return isTold ? { ...found, confidence: Math.max(found.confidence, byKind) } : found;
  }
  const isShop = found.industry === 'E-Commerce';
  // 'AutoRepair' in the data says more than rooms of which the pages speak besides.
  const isDecided = (isTyped || isOfOne) && named > 0 && (isShop ? named : told) >= surely;
  const [industry] = filed.toSorted((a, b) => (found.points.get(b) ?? 0) - (found.points.get(a) ?? 0));
  if (!industry || !(isDecided || (!isShop && found.confidence < industryConfidenceThreshold))) return found;
  // Where the words leave the industry unsure, a kind that is named once or told by what it does is more than they are, and no more sure.
  return { ...found, industry, confidence: isDecided ? byKind : Math.min(found.confidence, unsure) };
}

function labelsOf(trade: Trade): IndustryLabel[] {
  const ids: readonly string[] = industriesOf(trade);
  return industryLabels
    .filter((label) => ids.includes(label.toLowerCase()))
    .toSorted((a, b) => ids.indexOf(a.toLowerCase()) - ids.indexOf(b.toLowerCase()));
}
