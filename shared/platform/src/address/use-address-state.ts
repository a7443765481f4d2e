import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AddressMark, caughtUpWith, isOwnNews, latestPlace, markOf, nextMark } from './address-writes.ts';

export interface AddressState<T> {
  /** What the address says; called anew for each address. The value has to survive `JSON.stringify`. */
  read(parameters: URLSearchParams): T;
  /** Puts the value into the parameters; leaves them alone where it is not worth an address (yet). */
  write(value: T, parameters: URLSearchParams): void;
  /** Milliseconds without a change after which the address follows; at once by default. */
  settleMs?: number;
}

/**
 * State that the address keeps, so that back, reload and a shared link show the same: search and filters. Controls draw
 * from the state, because the router moves on in a transition and a typed letter must not wait for it. The address that
 * catches up with what was typed here changes nothing; one that changes from elsewhere (back, a link) does.
 */
export function useAddressState<T>({ read, write, settleMs = 0 }: AddressState<T>): [T, (next: T) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const instance = useId();
  const said = JSON.stringify(read(new URLSearchParams(location.search)));
  const [known, setKnown] = useState<{ said: string; mark?: AddressMark | undefined; outside: number }>(() => ({
    said,
    mark: markOf(location),
    outside: 0,
  }));
  const [value, setValue] = useState<T>(() => JSON.parse(said));
  const mark = markOf(location);
  if (isOwnNews(mark, known.mark, instance)) setKnown({ said, mark, outside: known.outside });
  else if (said !== known.said) {
    setKnown({ said, mark: known.mark, outside: known.outside + 1 });
    setValue(JSON.parse(said));
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What waits for the typing to pause is void once the address has changed from elsewhere, and when the page goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the count that says so
  useEffect(() => () => clearTimeout(timer.current), [known.outside]);
  const settle = (next: T) => {
    const { pathname, search: before, state } = latestPlace(here.current);
    // The reader is on the way to another page already.
    if (pathname !== here.current.pathname) return;
    const parameters = new URLSearchParams(before);
    write(next, parameters);
    const search = parameters.toString();
    if (search === new URLSearchParams(before).toString()) return;
    void navigate({ search }, { replace: true, state: nextMark(here.current, instance, search, state) });
  };
  // The address may have moved on by the time that something is settled.
  const here = useRef(location);
  const settleNow = useRef(settle);
  useEffect(() => {
    here.current = location;
    caughtUpWith(location);
    settleNow.current = settle;
  });
  const change = (next: T) => {
    setValue(next);
    clearTimeout(timer.current);
    if (settleMs === 0) settleNow.current(next);
    else timer.current = setTimeout(() => settleNow.current(next), settleMs);
  };
  return [value, change];
}
