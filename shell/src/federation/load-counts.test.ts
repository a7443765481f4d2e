import { reportModuleLoads } from '@rezenso/contract/module-health';
import { answer, fail, stubApi } from '@rezenso/platform/testing';
import { countLoad } from './load-counts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
