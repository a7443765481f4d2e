import { exchange, left, settled, stubBrowser } from '../testing/contained-page.ts';
import { runAs } from '../testing/module-code.ts';
import { containModules } from './contain.ts';
import { containedFetch } from './reads.ts';
import { enterPage, startRelease } from './scope.ts';

let count = 0;
let name: string;

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  stubBrowser();
  containModules();
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  name = `mf-reading-${++count}`;
  startRelease({ module: name, version: '1.0.0' });
});

describe('requests', () => {
  it('that a module begins after it left wait for its return, and those before its first visit do not', async () => {
    const { fetch: known } = window;
    const asked = jest.fn(async () => new Response());
    window.fetch = containedFetch(asked);
    const read = () => settled(runAs(name, 'return fetch("/x")'));
    expect(await read()).toBe('ok');
    await left(enterPage(name));
    const late = read();
    await jest.advanceTimersByTimeAsync(100);
    expect(asked).toHaveBeenCalledTimes(1);
    const leave = enterPage(name);
    expect(await late).toBe('ok');
    expect(asked).toHaveBeenCalledTimes(2);
    await left(leave);
    window.fetch = known;
  });

  it('that read end on leaving, and those that change something do not', async () => {
    const leave = enterPage(name);
    const asked = 'return fetch("/x", { method })';
    const read = settled(runAs(name, asked, { method: 'GET' }));
    const change = settled(runAs(name, asked, { method: 'POST' }));
    const own = settled(fetch('/x'));
    await left(leave);
    await jest.advanceTimersByTimeAsync(100);
    expect(await Promise.all([read, change, own])).toEqual(['AbortError', 'ok', 'ok']);
  });
});

describe('an XMLHttpRequest', () => {
  const asked = `const request = new XMLHttpRequest();
    request.addEventListener('loadend', heard);
    request.open(method, '/x');
    request.send();
    return request`;

  it('that reads is aborted on leaving, and its module hears nothing of it', async () => {
    const [heard, abort] = [jest.fn(), jest.spyOn(XMLHttpRequest.prototype, 'dispatchEvent')];
    const leave = enterPage(name);
    runAs(name, asked, { heard, method: 'GET' });
    await left(leave);
    expect(abort.mock.calls.map(([{ type }]) => type)).toEqual(['abort', 'loadend']);
    expect(heard).not.toHaveBeenCalled();
    abort.mockRestore();
  });

  it('that reads and is sent too late waits for the return', async () => {
    const send = jest.spyOn(exchange, 'send');
    await left(enterPage(name));
    runAs(name, asked, { heard: jest.fn(), method: 'GET' });
    expect(send).not.toHaveBeenCalled();
    const leave = enterPage(name);
    await Promise.resolve();
    expect(send).toHaveBeenCalledTimes(1);
    await left(leave);
    send.mockRestore();
  });

  it.each([
    ['that changes something', 'POST', true],
    ['that was answered', 'GET', false],
  ])('%s is left alone', async (_, method, isUnderWay) => {
    const heard = jest.fn();
    const leave = enterPage(name);
    const request = runAs(name, asked, { heard, method });
    if (!isUnderWay) Object(request).dispatchEvent(new Event('loadend'));
    const abort = jest.spyOn(Object(request), 'abort');
    await left(leave);
    expect(abort).not.toHaveBeenCalled();
    Object(request).dispatchEvent(new Event('loadend'));
    expect(heard).toHaveBeenCalledTimes(isUnderWay ? 1 : 2);
  });
});
