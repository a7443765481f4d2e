export { audienceOfTrade, type TradeAudience } from './audience-table.ts';
export { allDeeds, type Deeds } from './deed-table.ts';
export { findTradeNamed } from './find-trade-named.ts';
export { allLimits, type Limit } from './limits.ts';
export {
  businessesNamed,
  type Mention,
  type NamedBusinesses,
  readMention,
  storedMention,
  withoutDative,
} from './named-businesses.ts';
export {
  allEverydays,
  allOccasions,
  allWorkdays,
  type Everyday,
  type Occasion,
  type Workday,
} from './occasion-table.ts';
export { hasFields, mayCompete } from './rival-table.ts';
export { allTopics, type Topic } from './topics.ts';
export {
  allGoods,
  allTrades,
  findTrade,
  type Good,
  industriesOf,
  nameOfTrade,
  phraseOfGood,
  type Trade,
  wordsOfTrade,
} from './trade-table.ts';
export { type Use, useOf } from './use.ts';
export { usualOffersOf } from './usual-offers.ts';
