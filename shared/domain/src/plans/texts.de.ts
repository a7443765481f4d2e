import { freeMatches, proPriceEuro } from '@rezenso/contract/limits';

export const perMonth = 'pro Monat';

/** Both plans as everybody reads them, before and after the sign-in (specification, point 9). */
export const plans = {
  free: {
    name: 'Kostenlos',
    priceEuro: 0,
    description: 'Zum Kennenlernen und für den gelegentlichen Austausch.',
    features: [`${freeMatches} Review-Austausche`, 'KI-Matching', 'Einfache Analysen', 'Betrugserkennung'],
  },
  pro: {
    name: 'Pro',
    priceEuro: proPriceEuro,
    description: 'Für alle, die regelmäßig tauschen. Jederzeit kündbar.',
    features: [
      'Unbegrenzte Review-Austausche',
      'Priorisiertes Matching',
      'Erweiterte Analysen',
      'Mehrsprachige Unterstützung',
      'Bevorzugter Support',
    ],
  },
} as const;

export type PlanId = keyof typeof plans;
