declare module '../../../events/events.ts' {
  interface DomainEvents {
    /** `starterId` started the exchange of a match; `reviews` are to be written in all. */
    'match.coordinated': { matchId: string; starterId: string; partnerId: string; reviews: number };
    /** `askerId` looked at the plan of a match, and there is none: `memberId` can be reviewed nowhere yet. */
    'match.platform-missing': { matchId: string; askerId: string; memberId: string };
  }
}

export {};
