import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react';

declare global {
  interface Window {
    /** Counts how often somebody asked to try again; part of each script's address from then on. */
    __rezensoAttempt?: number;
  }
}

interface Loading<Props extends object> {
  part: LazyExoticComponent<ComponentType<Props>>;
  /** The attempt in which the code did not arrive. */
  failedIn?: number;
}

const attempt = () => window.__rezensoAttempt ?? 0;

/**
 * Part of a page that is loaded when it is first shown, a dialog for instance. React's `lazy` remembers a failure for
 * ever; this one loads anew once somebody has asked to try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let current = begin(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once per module, like what `lazy` returns
  return function LazyPart(props: Props) {
    const [{ part }] = useState(() => {
      if (current.failedIn !== undefined && current.failedIn !== attempt()) current = begin(load);
      return current;
    });
    return createElement(part as ComponentType<Props>, props);
  };
}

function begin<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Loading<Props> {
  const loading: Loading<Props> = {
    part: lazy(() =>
      load().catch((error: unknown) => {
        loading.failedIn = attempt();
        throw error;
      }),
    ),
  };
  return loading;
}
