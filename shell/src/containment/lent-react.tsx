import * as React from 'react';
import { createElement } from './lent-dom.tsx';
import { Patience } from './patience.tsx';
import { countRender } from './render-loop.ts';

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
  useSyncExternalStore: (...given) => {
    countRender(React.useRef(null));
    return React.useSyncExternalStore(...given);
  },
};

function Suspense({ fallback, ...rest }: React.SuspenseProps) {
  return <React.Suspense {...rest} fallback={<Patience>{fallback}</Patience>} />;
}

/** React as modules get it: the shell's, which breaks render loops and lets nothing be suspended for ever. */
const changed = { ...counted, Suspense, createElement };
export const lentReact = { ...React, ...changed, default: { ...React, ...changed } };
