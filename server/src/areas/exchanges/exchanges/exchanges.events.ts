interface AboutExchange {
  exchangeId: string;
  matchId: string;
  reviewerId: string;
  recipientId: string;
}

declare module '../../../events/events.ts' {
  interface DomainEvents {
    'exchange.submitted': AboutExchange;
    /** By the recipient, or because nobody did in time. */
    'exchange.confirmed': AboutExchange & { isBySilence?: boolean; isByLeaving?: boolean };
    /** A withheld review counts after all. */
    'exchange.released': AboutExchange;
    /** Every review of a match is confirmed. */
    'exchange.all-completed': { matchId: string };
  }
}

export type ExchangeEvent = AboutExchange;
