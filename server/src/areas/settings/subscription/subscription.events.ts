declare module '../../../events/events.ts' {
  interface DomainEvents {
    /** The first payment arrived: Pro begins. */
    'subscription.activated': { memberId: string; subscriptionId: string; renewsAt: string | null };
    /** Pro will end with the period; it goes on until `endsAt`. */
    'subscription.cancelled': { memberId: string; subscriptionId: string; endsAt: string | null };
    /** Pro is over. */
    'subscription.ended': { memberId: string; subscriptionId: string };
    /** A renewal could not be charged: Pro rests until it is paid. */
    'subscription.payment-failed': { memberId: string; subscriptionId: string; periodEnd: string | null };
    /** A payment that had failed came in after all. */
    'subscription.recovered': { memberId: string };
  }
}

export {};
