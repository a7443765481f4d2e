declare module '../../../events/events.ts' {
  interface DomainEvents {
    /** An account was deleted; its row is empty now. */
    'member.left': { memberId: string };
  }
}

export {};
