import * as React from 'react';
import { createElement } from './lent-dom.tsx';
import { lentUse } from './lent-use.ts';
import { countRender } from './render-loop.ts';
import { SuspenseTimeout } from './suspense-timeout.tsx';

/** Hooks by which a component draws itself again; what they hand out stays the same for one instance. */
const counted: Partial<typeof React> = {
  useState: (...given: Parameters<typeof React.useState>) => {
    const state = React.useState(...given);
    countRender(state[1]);
    return state;
  },
  useReducer: ((...given: Parameters<typeof React.useReducer>) => {
    const state = React.useReducer(...given);
    countRender(state[1]);
    return state;
  }) as typeof React.useReducer,
  useActionState: ((...given: Parameters<typeof React.useActionState>) => {
    const state = React.useActionState(...given);
    countRender(state[1]);
    return state;
  }) as typeof React.useActionState,
  useSyncExternalStore: (...given) => {
    countRender(React.useRef(null));
    return React.useSyncExternalStore(...given);
  },
};

/**
 * An effect whose cleanup may throw, or be no function at all (`useEffect(async …)`): React would hand that to a boundary above what is
 * removed, which is the shell's, and not to the area's own.
 */
function forgiving(use: typeof React.useEffect): typeof React.useEffect {
  return (effect, ...given) =>
    use(
      () => {
        const cleanUp: unknown = effect();
        if (typeof cleanUp !== 'function') return;
        return () => {
          try {
            cleanUp();
          } catch (error) {
            reportError(error);
          }
        };
      },
      ...given,
    );
}

const effects: Partial<typeof React> = {
  useEffect: forgiving(React.useEffect),
  useLayoutEffect: forgiving(React.useLayoutEffect),
  useInsertionEffect: forgiving(React.useInsertionEffect),
};

function Suspense({ fallback, ...rest }: React.SuspenseProps) {
  return <React.Suspense {...rest} fallback={<SuspenseTimeout>{fallback}</SuspenseTimeout>} />;
}

/** React as modules get it: the shell's, which breaks render loops, lets nothing be suspended for ever and outlives every cleanup. */
const changed = { ...counted, ...effects, Suspense, createElement, use: lentUse };
export const lentReact = { ...React, ...changed, default: { ...React, ...changed } };
