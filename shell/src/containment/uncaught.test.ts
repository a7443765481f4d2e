import { reportClientError } from '@rezenso/contract/client-errors';
import { ApiError } from '@rezenso/platform';
import { answer, stubApi } from '@rezenso/platform/testing';
import { startReportingUncaught } from './uncaught.ts';

const stack = 'Error: kaputt\n    at http://localhost/releases/mf-x/1.0.0/page.js:1:1';
let stop: () => void;

beforeEach(() => {
  stop = startReportingUncaught();
});
afterEach(() => stop());

it('reports an error and a rejection for the module that they come from, each once', () => {
  const { calls } = stubApi([answer(reportClientError, { ok: true })]);
  for (let time = 0; time < 3; time += 1) {
    throwUncaught(Object.assign(new Error('kaputt'), { stack }));
    reject(Object.assign(new Error('verloren'), { stack }));
  }
  const known = { module: 'mf-x', version: '1.0.0', kind: 'uncaught' };
  expect(calls.map(({ body }) => body)).toMatchObject([
    { ...known, message: 'kaputt' },
    { ...known, message: 'verloren' },
  ]);
});

it('takes the address of the script where there is no stack', () => {
  const { calls } = stubApi([answer(reportClientError, { ok: true })]);
  window.dispatchEvent(new ErrorEvent('error', { message: 'x', filename: 'http://h/releases/mf-y/2.0.0/page.js' }));
  expect(calls.map(({ body }) => body)).toMatchObject([{ module: 'mf-y', version: '2.0.0' }]);
});

it('stops counting at twenty', () => {
  const { calls } = stubApi([answer(reportClientError, { ok: true })]);
  for (let time = 0; time < 30; time += 1) throwUncaught(Object.assign(new Error(`${time}`), { stack }));
  expect(calls).toHaveLength(20);
});

it('reports nothing of the shell, nothing that is foreseen, and nothing once it has ended', () => {
  const { calls } = stubApi([]);
  throwUncaught(new Error('from elsewhere'));
  const refusal = new ApiError(429, 'x', { code: 'RATE_LIMITED' });
  reject(Object.assign(refusal, { stack }));
  reject(Object.assign(new DOMException('left', 'AbortError'), { stack }));
  stop();
  throwUncaught(Object.assign(new Error('kaputt'), { stack }));
  expect(calls).toEqual([]);
});

function throwUncaught(error: Error): void {
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}

/** jsdom has no event of its own for it. */
function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}
