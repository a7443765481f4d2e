import { listTrades } from '@rezenso/contract/trades';
import { allTrades } from '@rezenso/engines/trades';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';

/** The kinds of business that a profile can name. */
export const tradesFeature: Feature = (app) => {
  const trades = [...allTrades().values()]
    .map(({ id, name, industries }) => ({ id, name, industries: [...industries] }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));
  bind(app, listTrades, () => ({ trades }));
};
