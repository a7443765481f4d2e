import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import {
  createTheme,
  css,
  isStyledComponent,
  keyframes,
  StyleSheetConsumer,
  StyleSheetContext,
  StyleSheetManager,
  createGlobalStyle as styleAll,
  styled,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withTheme,
} from 'styled-components';
import { AreaRoot } from './area-root.tsx';
import type { Called } from './module-script.ts';
import { scopeCalling } from './scope.ts';
import { areaMark, scopedCss } from './scoped-css.ts';

/** React lifts sheets with a `precedence` out of their area; then they say themselves whose they are. */
function marked<Props>(props: Props, called: Called): Props {
  const isLifted = props && typeof props === 'object' && 'precedence' in props;
  const scope = isLifted ? scopeCalling(called) : undefined;
  return scope ? { ...props, [areaMark]: scope.module } : props;
}

export const createElement = function create(type: never, props: never, ...children: never[]) {
  return React.createElement(type, marked(props, create), ...children);
};

const { jsx: makeOne, jsxs: makeSeveral } = jsxRuntime;
/** React's way to make elements, as modules get it. */
export const lentJsxRuntime = {
  ...jsxRuntime,
  jsx: function jsx(type: never, props: unknown, key: never) {
    return makeOne(type, marked(props, jsx), key);
  },
  jsxs: function jsxs(type: never, props: unknown, key: never) {
    return makeSeveral(type, marked(props, jsxs), key);
  },
};

function createPortal(children: React.ReactNode, container: Element | DocumentFragment, key?: string | null) {
  const scope =
    container instanceof Element && container.closest(`[${areaMark}]`) ? undefined : scopeCalling(createPortal);
  const content = scope ? <AreaRoot module={scope.module}>{children}</AreaRoot> : children;
  return ReactDom.createPortal(content, container, key);
}

/** react-dom as modules get it: what they draw outside of their areas is marked as theirs. */
export const lentReactDom = { ...ReactDom, createPortal, default: { ...ReactDom, createPortal } };

function createGlobalStyle(...given: Parameters<typeof css>) {
  const scope = scopeCalling(createGlobalStyle);
  if (!scope) return styleAll(...given);
  const [before = '', after = ''] = scopedCss('|', scope.module).split('|');
  return styleAll`${before}${css(...given)}${after}`;
}

/**
 * styled-components as modules get it: global styles reach their own areas, and what only servers and its own tools use
 * (0.5 kB of every first visit) is not there.
 */
export const lentStyledComponents = {
  __esModule: true,
  default: styled,
  styled,
  css,
  keyframes,
  createGlobalStyle,
  createTheme,
  isStyledComponent,
  StyleSheetConsumer,
  StyleSheetContext,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withTheme,
};
