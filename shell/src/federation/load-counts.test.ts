import { reportModuleLoads } from '@rezenso/contract/module-health';
import { answer, fail, stubApi } from '@rezenso/platform/testing';
import { aManifest, deliver, startWith } from '../testing/remotes.ts';
import { prepareArea } from './areas.ts';
import { countLoad, startCountingLoads } from './load-counts.ts';

let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  stop = startCountingLoads();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('counts an area that a member loads', async () => {
  const { calls } = stubApi([answer(reportModuleLoads, { ok: true })]);
  await loadAnArea('mf-counted');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(calls.map(({ body }) => body)).toMatchObject([{ loads: [{ module: 'mf-counted', count: 1 }] }]);
});

it('sends nothing of what was loaded outside of the site, nor after it ended', async () => {
  const { calls } = stubApi([]);
  countLoad('mf-reviews', '1.0.0', 1);
  stop();
  await loadAnArea('mf-uncounted');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
});

it('sends what was loaded within ten seconds together, added up by release', async () => {
  const { calls } = stubApi([answer(reportModuleLoads, { ok: true })]);
  countLoad('mf-reviews', '1.0.0', 100.4);
  countLoad('mf-reviews', '1.0.0', 50);
  countLoad('mf-reviews', '1.1.0', 20);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls.map(({ body }) => body)).toEqual([
    {
      loads: [
        { module: 'mf-reviews', version: '1.0.0', count: 2, totalMs: 150 },
        { module: 'mf-reviews', version: '1.1.0', count: 1, totalMs: 20 },
      ],
    },
  ]);
});

it('says nothing when sending fails, and begins anew', async () => {
  const { calls } = stubApi([fail(reportModuleLoads, 'RATE_LIMITED')]);
  countLoad('mf-auth', '1.0.0', 1);
  await jest.advanceTimersByTimeAsync(10_000);
  countLoad('mf-auth', '1.0.0', 2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(calls.map(({ body }) => body)).toMatchObject([{ loads: [{ totalMs: 1 }] }, { loads: [{ totalMs: 2 }] }]);
});

async function loadAnArea(module: string): Promise<void> {
  startWith(aManifest({ name: module }));
  deliver(module, { pages: { reviews: async () => ({ default: () => null }) } });
  await prepareArea({ module, kind: 'page', name: 'reviews' }, 'an-account').promise;
}
