import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { nextStepOf, shownStatus } from './exchange-steps.ts';

export const exchangeTabs = ['pending', 'in_progress', 'completed', 'all'] as const;
export type ExchangeTab = (typeof exchangeTabs)[number];

/** Statuses behind each tab (specification, point 4). */
const statusesOf: Record<Exclude<ExchangeTab, 'all'>, readonly string[]> = {
  pending: ['pending'],
  in_progress: ['in_progress', 'awaiting_confirmation'],
  completed: ['completed', 'confirmed'],
};

export function exchangesOf(tab: ExchangeTab, exchanges: readonly ReviewExchange[]): readonly ReviewExchange[] {
  return tab === 'all' ? exchanges : exchanges.filter((exchange) => statusesOf[tab].includes(shownStatus(exchange)));
}

/** The tab that an address names. */
export function tabOf(value: string | null): ExchangeTab | undefined {
  return exchangeTabs.find((tab) => tab === value);
}

/** The tab under which an exchange stands. */
export function tabWith(exchange: ReviewExchange): ExchangeTab {
  return exchangeTabs.find((tab) => exchangesOf(tab, [exchange]).length > 0) ?? 'all';
}

/** The tab to begin with: pending ones, or where something waits for the member when none is pending. */
export function tabToBegin(exchanges: readonly ReviewExchange[], myId: string | undefined): ExchangeTab {
  if (exchangesOf('pending', exchanges).length > 0) return 'pending';
  const waiting = exchanges.find((exchange) => nextStepOf(exchange, myId));
  return waiting ? tabWith(waiting) : 'pending';
}

export interface ExchangeFigures {
  total: number;
  pending: number;
  inProgress: number;
  /** Confirmed ones count as completed; as many as the tab has. */
  completed: number;
  /** How many the rate is of: all but what counts for nothing. */
  counted: number;
  /** Completed of those that count. */
  succeeded: number;
  /** The same as a whole percent; 0 without any. */
  successRate: number;
}

export function figuresOf(exchanges: readonly ReviewExchange[]): ExchangeFigures {
  const total = exchanges.length;
  const counting = exchanges.filter((exchange) => !isForNothing(exchange));
  const counted = counting.length;
  const succeeded = exchangesOf('completed', counting).length;
  return {
    total,
    pending: exchangesOf('pending', exchanges).length,
    inProgress: exchangesOf('in_progress', exchanges).length,
    completed: exchangesOf('completed', exchanges).length,
    counted,
    succeeded,
    successRate: counted === 0 ? 0 : Math.round((succeeded / counted) * 100),
  };
}

/** Decided to count for nobody: it is over, and no success. */
function isForNothing(exchange: ReviewExchange): boolean {
  return exchange.withheld === 'upheld_case' && exchangesOf('completed', [exchange]).length > 0;
}
