import { expect, test } from '../site/fixtures.ts';
import { aPublicPage } from './chosen-area.ts';

/** What one call may cost at most, in µs; measured figures stand in docs/decisions/0062. */
const dearestUs = 100;

/** For the page: µs per call, in a frame that nobody patched and in the page. */
function measure(): Record<string, [untouched: number, contained: number]> {
  // What a module puts into the body goes with it.
  const frame = document.documentElement.appendChild(document.createElement('iframe'));
  const untouched = frame.contentWindow as Window & typeof globalThis;
  const noop = () => {};
  const calls: Record<string, (w: Window & typeof globalThis) => void> = {
    'setTimeout, clearTimeout': (w) => w.clearTimeout(w.setTimeout(noop, 1e6)),
    'addEventListener, removeEventListener on window': (w) => {
      w.addEventListener('ping', noop);
      w.removeEventListener('ping', noop);
    },
    'addEventListener, removeEventListener on an element': (w) => {
      w.document.body.firstElementChild?.addEventListener('ping', noop);
      w.document.body.firstElementChild?.removeEventListener('ping', noop);
    },
    'createElement of a div': (w) => void w.document.createElement('div'),
    'new MutationObserver': (w) => void new w.MutationObserver(noop),
    'reading fetch': (w) => void w.fetch,
    'append and remove of an element': (w) => {
      const { documentElement } = w.document;
      documentElement.removeChild(documentElement.appendChild(pieces.get(w)?.piece ?? documentElement));
    },
    'insertRule and deleteRule': (w) => {
      const { sheet } = pieces.get(w) ?? {};
      sheet?.insertRule('.measured { top: 0 }', 0);
      sheet?.deleteRule(0);
    },
  };
  const pieces = new Map(
    [untouched, window].map((w) => [w, { piece: w.document.createElement('div'), sheet: new w.CSSStyleSheet() }]),
  );
  untouched.document.body.append(untouched.document.createElement('p'));
  const perCall = (w: Window & typeof globalThis, call: (w: Window & typeof globalThis) => void) => {
    // The best of many short rounds: a busy machine disturbs some of them.
    const [rounds, times] = [20, 1000];
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      for (let time = 0; time < times; time += 1) call(w);
      best = Math.min(best, ((performance.now() - startedAt) * 1000) / times);
    }
    return best;
  };
  const measured = Object.entries(calls).map(([name, call]) => [
    name,
    [perCall(untouched, call), perCall(window, call)],
  ]);
  frame.remove();
  return Object.fromEntries(measured);
}

test('holding what modules have running costs microseconds a call', async ({ releasesSite, newVisitor }) => {
  const { origin } = releasesSite;
  const page = await newVisitor();
  await aPublicPage(releasesSite, page);
  for (const [who, address] of [
    ['the shell', `${origin}/releases/shell/1.0.0/measure.js`],
    ['a module', `${origin}/releases/mf-measured/1.0.0/measure.js`],
  ]) {
    const costs = await page.evaluate<ReturnType<typeof measure>>(`(${measure})()\n//# sourceURL=${address}`);
    for (const [call, [untouched, contained]] of Object.entries(costs)) {
      process.stdout.write(`${who}: ${call}: ${untouched.toFixed(2)} µs, contained ${contained.toFixed(2)} µs\n`);
      expect(contained, call).toBeLessThan(dearestUs);
    }
  }
});
