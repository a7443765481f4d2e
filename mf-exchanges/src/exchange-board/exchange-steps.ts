import { isKnownExchangeStatus, type ReviewExchange } from '@rezenso/contract/exchanges';
import type { ExchangeStatus } from '@rezenso/contract/vocabulary';
import { isDisputed } from '../disputes/dispute-state.ts';

/** The status as it is shown: one that this build does not know reads as pending. */
export function shownStatus({ status }: ReviewExchange): ExchangeStatus {
  return isKnownExchangeStatus(status) ? status : 'pending';
}

/** Whether its writer may hand in a better text: it is withheld for the first one, and nobody has confirmed it. */
export function isToRevise(exchange: ReviewExchange): boolean {
  const { status, withheld } = exchange;
  if (isDisputed(exchange)) return false;
  return status === 'awaiting_confirmation' && (withheld === 'no_substance' || withheld === 'known_text');
}

export type NextStep = 'submit' | 'confirm' | 'answer';

/** What the member can do next; nothing in a status that this build does not know. */
export function nextStepOf(exchange: ReviewExchange, myId: string | undefined): NextStep | undefined {
  const { status, reviewerId, dispute } = exchange;
  if (isDisputed(exchange)) return reviewerId === myId && !dispute?.answeredAt ? 'answer' : undefined;
  if (reviewerId === myId)
    return status === 'pending' || status === 'in_progress' || isToRevise(exchange) ? 'submit' : undefined;
  return status === 'awaiting_confirmation' ? 'confirm' : undefined;
}

/** What an exchange still asks of the member, with the exchange. */
export function nextStepOfOne(exchange: ReviewExchange, myId: string | undefined) {
  const kind = nextStepOf(exchange, myId);
  return kind && { kind, exchange };
}

/** What a match still asks of the member: its first review to write, otherwise the first to confirm or to speak up for. */
export function nextStepInMatch(exchanges: readonly ReviewExchange[], matchId: string, myId: string | undefined) {
  const steps = exchanges
    .filter((exchange) => exchange.matchId === matchId)
    .flatMap((exchange) => nextStepOfOne(exchange, myId) ?? []);
  return steps.find(({ kind }) => kind === 'submit') ?? steps[0];
}

/** The other side's name. */
export function partnerIn({ reviewerId, reviewer, recipient }: ReviewExchange, myId: string | undefined): string {
  return reviewerId === myId ? recipient.companyName : reviewer.companyName;
}
