import { useSearchParams } from '@rezenso/platform/router';
import { useEffect, useRef, useState } from 'react';

const settleMs = 300;

/** How a change of the address behaves: as a filter by default, which replaces the entry and starts with the first page. */
interface Change {
  /** A step of its own that 'back' undoes; keeps the page. */
  push?: boolean;
  /** 'all' is a value of its own here, it does not leave the filter out. */
  keepsAll?: boolean;
}

/** What the address says, and a way to change it; an empty value leaves it. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (next: Readonly<Record<string, string>>, { push = false, keepsAll = false }: Change = {}) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (!push) after.delete('page');
        for (const [name, value] of Object.entries(next)) {
          if (value === '' || (value === 'all' && !keepsAll)) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: !push },
    );
  return { parameters, change, page: pageOf(parameters.get('page')) };
}

/** A typed filter: shown at once, in the address when the typing pauses. */
export function useTypedFilter(inAddress: string, settle: (value: string) => void) {
  const [value, setValue] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settleNow = useRef(settle);
  // The address may change while somebody types; what is settled then joins the address as it is by then.
  useEffect(() => {
    settleNow.current = settle;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setValue(inAddress);
  }
  const change = (next: string) => {
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settleNow.current(next), settleMs);
  };
  return [value, change] as const;
}

function pageOf(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
