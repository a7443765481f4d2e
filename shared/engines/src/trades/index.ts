export { findTradeNamed } from './find-trade-named.ts';
export { allGoods, allTrades, findTrade, type Good, type Trade } from './trade-table.ts';
export { nameOfTrade, phraseOfGood, wordsOfTrade } from './trade-words.ts';
export { type Use, useOf } from './use.ts';
