interface AboutExchange {
  exchangeId: string;
  matchId: string;
  reviewerId: string;
  recipientId: string;
}

declare module '../../events/events.ts' {
  interface DomainEvents {
    'exchange.submitted': AboutExchange;
    'exchange.confirmed': AboutExchange;
    /** Every review of a match is confirmed. */
    'exchange.all-completed': { matchId: string };
  }
}

export type ExchangeEvent = AboutExchange;
