/** Both sides of a match that something happened to. */
interface AboutMatch {
  matchId: string;
  requesterId: string;
  providerId: string;
}

declare module '../../../events/events.ts' {
  interface DomainEvents {
    'match.requested': AboutMatch;
    'match.accepted': AboutMatch;
    'match.declined': AboutMatch;
    /** One side gave its rating, the other has not yet. */
    'match.rated': AboutMatch & { raterId: string };
    /** `raterId` gave last, where the two gave without a plan. */
    'match.completed': AboutMatch & { raterId?: string };
  }
}

export type MatchEvent = AboutMatch;
