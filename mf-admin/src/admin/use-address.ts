import { useSearchParams } from '@rezenso/platform/router';
import { useEffect, useRef, useState } from 'react';

const settleMs = 300;

/** What the address says, and a way to change it; an empty value leaves it. A filter starts with the first page again. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (next: Readonly<Record<string, string>>, { push = false, keepsAll = false } = {}) =>
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
