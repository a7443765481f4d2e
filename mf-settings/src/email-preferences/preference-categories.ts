import type { AnyEmailType } from '@rezenso/contract/vocabulary';

/** In the order of the page (specification, point 9); messages of partners came later. */
export const preferenceCategories = ['essential', 'features', 'marketing', 'system'] as const;
export type PreferenceCategory = (typeof preferenceCategories)[number];

export const typesOf: Readonly<Record<PreferenceCategory, readonly AnyEmailType[]>> = {
  essential: ['match_notification', 'review_reminder', 'subscription', 'messages'],
  features: ['level_up', 'welcome'],
  marketing: ['newsletter', 'marketing'],
  system: ['system'],
};
export const marketingTypes = typesOf.marketing;
/** Open when the page opens. */
export const openCategories: readonly PreferenceCategory[] = ['essential', 'features'];

/** Enabled by default, apart from what is locked. */
export function isRecommended(type: AnyEmailType): boolean {
  return openCategories.some((category) => typesOf[category].includes(type));
}

/** Cannot be disabled. */
export function isLocked(type: AnyEmailType): boolean {
  return typesOf.system.includes(type);
}
