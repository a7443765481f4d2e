/** What a score is made of, for whoever ranks many members nearly as `scorePair` does where they are stored. */

export { hasFields } from '../trades/index.ts';
export { enoughTopics, topicOverlapOf, topicShare } from './audience.ts';
export { competitionRadiusKm } from './competition.ts';
export { farNearness, languageWorth, platformWorth, reachKm, reliability, unknownDistance } from './factor-values.ts';
export { type CellRange, coarsestZoom, finestZoom, geoCell, rangesAround } from './geo-cell.ts';
export { needOf } from './industry-needs.ts';
export { weights } from './member.ts';
export { missingEssential } from './score-pair.ts';
export { cellOf, packTraits, type Trait, traitLayout, traitMask, unplacedCell } from './traits.ts';
