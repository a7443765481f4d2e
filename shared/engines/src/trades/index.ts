export { allGoods, allTrades, findTrade, type Good, type Trade } from './trade-table.ts';
export { type Use, useOf } from './use.ts';
