import type { AnyEmailType, EmailFrequency } from '@rezenso/contract/vocabulary';

/** What a member can switch off; `system` (sign-in, security) always goes. */
export type OptionalEmailType = Exclude<AnyEmailType, 'system'>;

/** Specification, point 9: essential and feature types are on, newsletter and marketing off, system is on and locked. */
const startsOff: readonly AnyEmailType[] = ['newsletter', 'marketing'];

/** How often a kind of mail comes to a member who never chose. */
export function defaultFrequency(type: AnyEmailType): 'immediate' | 'never' {
  return startsOff.includes(type) ? 'never' : 'immediate';
}

export function isLocked(type: AnyEmailType): type is 'system' {
  return type === 'system';
}

/** Whether mails of this frequency are collected. */
export function isCollected(frequency: EmailFrequency): boolean {
  return frequency === 'daily' || frequency === 'weekly' || frequency === 'monthly';
}
