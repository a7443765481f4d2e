declare module '../../events/events.ts' {
  interface DomainEvents {
    'review.imported': { memberId: string; reviewId: string };
  }
}

export {};
