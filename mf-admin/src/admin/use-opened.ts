import { useLocation, useNavigate, useSearchParams } from '@rezenso/platform/router';
import { useRef } from 'react';

/**
 * Something that lies over an area, such as a dialog, named by parameters of the address. Opening is a step of the history,
 * so that 'back' closes it; closing takes that step back instead of adding one. Whoever came by a link has no step to take
 * back: then the parameters just go.
 */
export function useOpened(...names: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { key, state, pathname } = useLocation();
  // The browser goes back a moment later: a second press on 'close' until then must not take another step back.
  const leftKey = useRef<string>(undefined);
  const open = (...values: readonly string[]) => {
    // The browser knows already what was typed last; the router shows it a moment later.
    const after = new URLSearchParams(window.location.pathname === pathname ? window.location.search : parameters);
    names.forEach((name, index) => {
      after.set(name, values[index] ?? '');
    });
    setParameters(after, { state: { isStep: true } });
  };
  const close = () => {
    if (leftKey.current === key) return;
    leftKey.current = key;
    if (hasStep(state)) {
      void navigate(-1);
      return;
    }
    const after = new URLSearchParams(parameters);
    for (const name of names) after.delete(name);
    setParameters(after, { replace: true });
  };
  return { open, close };
}

function hasStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStep' in state;
}
