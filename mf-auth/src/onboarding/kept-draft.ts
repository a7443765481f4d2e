import type { OnboardingValues } from './onboarding.form.ts';

/** What begins with `rezenso:kept:` goes when its writer signs out. */
const keyOf = (memberId: string) => `rezenso:kept:${memberId}:onboarding`;

/** What the person typed before the page was left or the session ended, if anything. */
export function readDraft(memberId: string): Partial<OnboardingValues> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed on this device, so that an expired session or a closed tab costs nothing. */
export function keepDraft(memberId: string, values: OnboardingValues): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(values));
  } catch {
    // Full or forbidden storage: the form still works, it is only not kept.
  }
}

export function dropDraft(memberId: string): void {
  try {
    localStorage.removeItem(keyOf(memberId));
  } catch {
    // Nothing was kept then.
  }
}
