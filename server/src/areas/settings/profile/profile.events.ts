declare module '../../../events/events.ts' {
  interface DomainEvents {
    /** A profile became complete, once per member. */
    'profile.completed': { memberId: string };
  }
}

export {};
