import { reportClientError } from '@rezenso/contract/client-errors';
import { ApiError } from '@rezenso/platform';
import { answer, stubApi } from '@rezenso/platform/testing';
import { enterPage, startRelease } from './scope.ts';
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

it('stops counting at twenty of one module, so that a loud one shields no other', () => {
  const { calls } = stubApi([answer(reportClientError, { ok: true })]);
  for (let time = 0; time < 30; time += 1) throwUncaught(Object.assign(new Error(`${time}`), { stack }));
  expect(calls).toHaveLength(20);
  throwUncaught(Object.assign(new Error('leise'), { stack: stack.replace('mf-x', 'mf-y') }));
  expect(calls.at(-1)?.body).toMatchObject({ module: 'mf-y', message: 'leise' });
});

it('goes by the frames of an error, and not by what its message names', () => {
  const { calls } = stubApi([answer(reportClientError, { ok: true })]);
  const message = 'Loading http://localhost/releases/mf-other/1.0.0/x.js failed';
  reject(Object.assign(new Error(message), { stack: stack.replace('kaputt', message) }));
  expect(calls.map(({ body }) => body)).toMatchObject([{ module: 'mf-x', message }]);
});

describe('what comes from nowhere', () => {
  const reasons = [
    ['text', 'verloren', 'verloren'],
    ['nothing', undefined, 'undefined'],
    ['an object', { code: 7 }, '{"code":7}'],
    ['an object that cannot be read', Object.create(null, { toJSON: { get: () => unreadable() } }), 'unreadable'],
    ["an error of the browser's own", Object.assign(new SyntaxError('<'), { stack: 'SyntaxError: <' }), '<'],
  ] as const;

  it.each(reasons)('is reported for the one module on the page: %s', (_, reason, message) => {
    const { calls } = stubApi([answer(reportClientError, { ok: true })]);
    startRelease({ module: 'mf-x', version: '1.0.0' });
    const leave = enterPage('mf-x');
    reject(reason);
    leave();
    expect(calls.map(({ body }) => body)).toMatchObject([{ module: 'mf-x', version: '1.0.0', message }]);
  });

  it("is nobody's where there are several, or none", () => {
    const { calls } = stubApi([]);
    reject('verloren');
    for (const module of ['mf-x', 'mf-y']) startRelease({ module, version: '1.0.0' });
    const leave = [enterPage('mf-x'), enterPage('mf-y')];
    reject('verloren');
    for (const one of leave) one();
    expect(calls).toEqual([]);
  });

  function unreadable(): never {
    throw new Error('no');
  }
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
