import { texts } from '@rezenso/contract/language';
import { freeMatches } from '@rezenso/contract/limits';
import type { PlanFeature, PlanId } from '@rezenso/contract/plans';

export const perMonth = /* @__PURE__ */ texts('domain/plans/texts/perMonth', 'pro Monat');

/** How both plans are called, before and after the sign-in (specification, point 9). */
export const planTexts: Readonly<Record<PlanId, { name: string; description: string }>> = /* @__PURE__ */ texts(
  'domain/plans/texts/planTexts',
  {
    free: { name: 'Kostenlos', description: 'Zum Kennenlernen und für den gelegentlichen Austausch.' },
    pro: { name: 'Pro', description: 'Für alle, die regelmäßig tauschen. Jederzeit kündbar.' },
  },
);

/** Each line that a plan is advertised with, in the specification's words. */
export const featureTexts: Readonly<Record<PlanFeature, string>> = /* @__PURE__ */ texts(
  'domain/plans/texts/featureTexts',
  {
    'some-exchanges': `${freeMatches} Review-Austausche`,
    matching: 'KI-Matching',
    'basic-analytics': 'Einfache Analysen',
    'fraud-detection': 'Betrugserkennung',
    'unlimited-exchanges': 'Unbegrenzte Review-Austausche',
    'priority-matching': 'Priorisiertes Matching',
    'extended-analytics': 'Erweiterte Analysen',
    'multi-language': 'Mehrsprachige Unterstützung',
    'priority-support': 'Bevorzugter Support',
  },
);
