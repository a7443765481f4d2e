import { loadEntry } from './load-entry.ts';

const entry = 'http://localhost/releases/mf-x/1/entry.js';
const container = { init: () => {}, get: async () => () => ({}) };

afterEach(() => {
  Object.assign(globalThis, { mf_x: undefined });
  Reflect.deleteProperty(window, '__rezensoAttempt');
  jest.useRealTimers();
});

/** Begins to load, and hands out the script that the document got for it. */
function begin() {
  const loaded = loadEntry('mf_x', entry, 'sha384-abc');
  loaded.catch(() => {});
  const script = document.head.querySelector('script');
  if (!script) throw new Error('No script was asked for');
  return { loaded, script };
}

it('asks for the script with its digest, and hands out what it left', async () => {
  const { loaded, script } = begin();
  expect([script.src, script.integrity]).toEqual([entry, 'sha384-abc']);
  Object.assign(globalThis, { mf_x: container });
  script.dispatchEvent(new Event('load'));
  expect(await loaded).toBe(container);
  expect(document.head.querySelector('script')).toBeNull();
});

it('asks under a new address in a new attempt', () => {
  window.__rezensoAttempt = 2;
  const { script } = begin();
  expect(script.src).toBe(`${entry}?attempt=2`);
  script.dispatchEvent(new Event('error'));
});

it('takes what is there already', async () => {
  Object.assign(globalThis, { mf_x: container });
  expect(await loadEntry('mf_x', entry, 'sha384-abc')).toBe(container);
});

it.each([
  ['refused', (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'))],
  ['missing', (script: HTMLScriptElement) => script.dispatchEvent(new Event('load'))],
  ['timeout', () => jest.advanceTimersByTime(4000)],
])('tells that an entry is %s', async (type, happen) => {
  jest.useFakeTimers();
  const { loaded, script } = begin();
  happen(script);
  await expect(loaded).rejects.toMatchObject({ name: 'EntryError', type });
  expect(document.head.querySelector('script')).toBeNull();
});

it('tells that an entry threw as it ran, and what; errors of others are not taken for its own', async () => {
  const { loaded, script } = begin();
  const other = new ErrorEvent('error', { filename: 'http://localhost/other.js', message: 'other' });
  const own = new ErrorEvent('error', { filename: script.src, error: new TypeError('x is not a function') });
  window.dispatchEvent(other);
  window.dispatchEvent(own);
  Object.assign(globalThis, { mf_x: container });
  script.dispatchEvent(new Event('load'));
  await expect(loaded).rejects.toMatchObject({ type: 'threw', message: 'x is not a function' });

  Object.assign(globalThis, { mf_x: undefined });
  const second = begin();
  window.dispatchEvent(other);
  Object.assign(globalThis, { mf_x: container });
  second.script.dispatchEvent(new Event('load'));
  expect(await second.loaded).toBe(container);
});
