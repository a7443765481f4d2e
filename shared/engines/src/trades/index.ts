export { allGoods, allTrades, findTrade, findTradeNamed, type Good, type Trade } from './trade-table.ts';
export { type Use, useOf } from './use.ts';
