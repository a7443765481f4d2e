import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

// How long `findBy…` looks; the usual second is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

import { toHaveNoViolations } from 'jest-axe';

/** Browser interfaces that components touch and jsdom does not draw. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  scrollTo: () => {},
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }),
  fetch: (input: unknown) => Promise.reject(new Error(`Unexpected fetch of ${String(input)}: stub it with answer(…)`)),
});
if (typeof Element !== 'undefined') {
  globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {} as typeof globalThis.PointerEvent;
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.getAnimations ??= () => [];
  Element.prototype.hasPointerCapture ??= () => false;
}

expect.extend(toHaveNoViolations);

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  // What one test typed and did not send is nothing to the next.
  if (typeof localStorage !== 'undefined') localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(format(...parts));
  });
});

// A test that expects a complaint replaces the spy itself; then nothing is collected here.
afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected console.error:\n${complaints.join('\n')}`);
});
