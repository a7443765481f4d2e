import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { runAs } from '../testing/module-code.ts';
import { AreaRoot } from './area-root.tsx';
import { createElement, lentJsxRuntime, lentReactDom, lentStyledComponents } from './lent-dom.tsx';
import { startRelease } from './scope.ts';
import { areaMark } from './scoped-css.ts';

const { createPortal } = lentReactDom;
const owner = 'mf-drawn';
const ownerOf = (text: string) => screen.getByText(text).closest(`[${areaMark}]`)?.getAttribute(areaMark);

beforeAll(() => startRelease({ module: owner, version: '1.0.0' }));

describe('a portal', () => {
  it('of a module is marked as its own wherever it stands, and once', () => {
    render(<div data-testid="area" {...{ [areaMark]: 'mf-other' }} />);
    render(<Dialog />);
    expect(ownerOf('Frage')).toBe(owner);
    expect(ownerOf('Innen')).toBe('mf-other');
    expect(screen.getByTestId('area').firstElementChild).toBe(screen.getByText('Innen'));
  });

  it('of the shell is nobody’s', () => {
    render(<Menu />);
    expect(ownerOf('Menü')).toBeUndefined();
  });
});

describe('an element', () => {
  const { jsx, jsxs } = lentJsxRuntime;
  const precedence = { precedence: 'low', href: 'x' };

  it.each([
    [
      'createElement',
      (props: object) => runAs(owner, 'return createElement("style", props)', { createElement, props }),
    ],
    ['jsx', (props: object) => runAs(owner, 'return jsx("style", props)', { jsx, props })],
    ['jsxs', (props: object) => runAs(owner, 'return jsxs("style", props)', { jsxs, props })],
  ])('by %s that React lifts out of its area says whose it is, and no other does', (_, make) => {
    expect(Object(make(precedence)).props).toEqual({ ...precedence, [areaMark]: owner });
    expect(Object(make({ href: 'x' })).props).toEqual({ href: 'x' });
  });
});

describe('createGlobalStyle', () => {
  const write = 'return createGlobalStyle`body { color: red; @media print { top: 0 } }`';
  const styled = { createGlobalStyle: lentStyledComponents.createGlobalStyle };

  it('of a module reaches its own areas', () => {
    const Global = runAs(owner, write, styled) as () => ReactNode;
    expect(cssOf(<Global />)).toMatch(
      new RegExp(`@layer modules{@scope \\(\\[${areaMark}="${owner}"\\]\\){body{color:red;?}`),
    );
  });

  it('of the shell reaches the document', () => {
    const Global = lentStyledComponents.createGlobalStyle`nav { color: blue; }`;
    expect(cssOf(<Global />)).toMatch(/[}>]nav{color:blue;?}/);
  });
});

it('an area has no box of its own', () => {
  render(<AreaRoot module={owner}>Inhalt</AreaRoot>);
  expect(screen.getByText('Inhalt')).toHaveStyle({ display: 'contents' });
});

function Dialog() {
  const inner = createPortal(<p>Innen</p>, screen.getByTestId('area'));
  return drawn('return createPortal(children, document.body)', <div>Frage{inner}</div>);
}

function Menu() {
  return createPortal(<p>Menü</p>, document.body);
}

function drawn(code: string, children: ReactNode): ReactNode {
  return runAs(owner, code, { createPortal, children }) as ReactNode;
}

function cssOf(global: ReactNode): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(global));
  return sheet.getStyleTags();
}
