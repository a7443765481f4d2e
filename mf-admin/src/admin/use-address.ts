import { useAddressState } from '@rezenso/platform';
import { useSearchParams } from '@rezenso/platform/router';

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

/**
 * A typed filter under this name in the address: shown at once, in the address when the typing pauses.
 * @param isWhole whether what is typed is worth an address yet
 */
export function useTypedFilter(name: string, isWhole: (typed: string) => boolean = () => true) {
  return useAddressState<string>({
    read: (parameters) => [parameters.get(name) ?? ''].find(isWhole) ?? '',
    write: (typed, parameters) => {
      if (!isWhole(typed)) return;
      parameters.delete('page');
      if (typed === '') parameters.delete(name);
      else parameters.set(name, typed);
    },
    settleMs,
  });
}

/**
 * Sets a filter of this name that is chosen from a list; 'all' leaves the address. What is typed at the same moment stays: both
 * write to the address as it will be, while `change` knows the one that is shown.
 */
export function useChosenFilter(name: string): (chosen: string) => void {
  const [, choose] = useAddressState<string>({
    read: (parameters) => parameters.get(name) ?? 'all',
    write: (chosen, parameters) => {
      parameters.delete('page');
      if (chosen === 'all') parameters.delete(name);
      else parameters.set(name, chosen);
    },
  });
  return choose;
}

function pageOf(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
