import { listTrades } from '@rezenso/contract/trades';
import { answer } from '@rezenso/platform/testing';

/** One kind of business to choose, in two industries. */
export const someTrades = answer(listTrades, {
  trades: [{ id: 'shop/bakery', name: 'Bäckerei', industries: ['einzelhandel', 'gastronomie'] }],
});
