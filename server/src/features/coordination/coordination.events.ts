declare module '../../events/events.ts' {
  interface DomainEvents {
    /** `starterId` started the exchange of a match; `reviews` are to be written in all. */
    'match.coordinated': { matchId: string; starterId: string; partnerId: string; reviews: number };
  }
}

export {};
