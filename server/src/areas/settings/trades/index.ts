import { type Language, languages } from '@rezenso/contract/language';
import { listTrades, type Trade } from '@rezenso/contract/trades';
import { allTrades, industriesOf, nameOfTrade } from '@rezenso/engines/trades';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';

/** The kinds of business that a profile can name. */
export const tradesFeature: Feature = (app) => {
  const lists = new Map(languages.map((language) => [language, tradesIn(language)]));
  bind(app, listTrades, ({ request }) => ({ trades: lists.get(languageOf(request)) ?? [] }));
};

/** By name, as the language sorts. */
function tradesIn(language: Language): Trade[] {
  return [...allTrades().values()]
    .map((trade) => ({ id: trade.id, name: nameOfTrade(trade, language), industries: [...industriesOf(trade)] }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
