import { reasonLabels } from './texts.de.ts';

/** What something was reported for, as people read it; a reason that this page does not know stays as it is. */
export function reasonLabel(reason: string): string {
  return Object.entries(reasonLabels).find(([code]) => code === reason)?.[1] ?? reason;
}
