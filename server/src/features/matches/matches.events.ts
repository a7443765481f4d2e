/** Both sides of a match that something happened to. */
interface AboutMatch {
  matchId: string;
  requesterId: string;
  providerId: string;
}

declare module '../../events/events.ts' {
  interface DomainEvents {
    'match.requested': AboutMatch;
    'match.accepted': AboutMatch;
    'match.declined': AboutMatch;
    /** One side gave its rating, the other has not yet. */
    'match.rated': AboutMatch & { raterId: string };
    'match.completed': AboutMatch;
  }
}

export type MatchEvent = AboutMatch;
