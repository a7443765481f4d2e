import type { AdminModule } from '@rezenso/contract/admin';
import { useState } from 'react';
import { byUrgency } from './module-state.ts';

/**
 * The modules in the order of their urgency when the page came. It stays: whoever pauses a module finds it where it was, and the
 * focus with it. What is released meanwhile comes last.
 */
export function useUrgency(modules: readonly AdminModule[]): AdminModule[] {
  const [order] = useState(() => byUrgency(modules).map(({ name }) => name));
  const place = ({ name }: AdminModule) => (order.includes(name) ? order.indexOf(name) : order.length);
  return modules.toSorted((one, other) => place(one) - place(other));
}
