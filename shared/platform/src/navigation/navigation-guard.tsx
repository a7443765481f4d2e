import { type PropsWithChildren, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator, type To, useLocation } from 'react-router-dom';
import { cancelWaitingCalls } from '../connection/waiting-calls.ts';
import { losesChanges } from '../forms/unsaved-forms.ts';
import { guardDocumentLinks } from './document-links.ts';
import { guardHistory } from './history-guard.ts';
import { askFirst } from './pending-leave.ts';

/**
 * Asks before a page with unsaved changes is left inside the site: by link and by code here, by the browser's back and
 * forward buttons and by links to other documents in the two guards. react-router's own blocker needs a data router.
 */
export function NavigationGuard({ children }: PropsWithChildren) {
  const context = useContext(NavigationContext);
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useLayoutEffect(() => {
    if (here.current !== pathname) cancelWaitingCalls();
    here.current = pathname;
  }, [pathname]);
  useHistoryGuard();
  useEffect(() => guardDocumentLinks(), []);
  const guarded = useMemo(
    () => ({ ...context, navigator: guardedNavigator(context.navigator, () => here.current) }),
    [context],
  );
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}

function useHistoryGuard(): void {
  const location = useLocation();
  const guard = useRef<ReturnType<typeof guardHistory>>(undefined);
  useLayoutEffect(() => {
    guard.current = guardHistory();
    return () => guard.current?.stop();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place of the router is a new place to hold
  useLayoutEffect(() => guard.current?.hold(), [location]);
}

function guardedNavigator(navigator: Navigator, here: () => string): Navigator {
  const asking =
    (go: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      if (losesChanges(here(), pathOf(to) ?? here())) askFirst(() => go(to, state, options));
      else go(to, state, options);
    };
  return Object.create(navigator, {
    push: { value: asking(navigator.push) },
    replace: { value: asking(navigator.replace) },
  }) as Navigator;
}

function pathOf(to: To): string | undefined {
  return typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;
}
