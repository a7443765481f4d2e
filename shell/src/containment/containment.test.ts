import { left, stubBrowser } from '../testing/contained-page.ts';
import { runAs } from '../testing/module-code.ts';
import { containModules } from './contain.ts';
import { enterPage, startRelease } from './scope.ts';
import { areaMark } from './scoped-css.ts';

let count = 0;
let name: string;

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  stubBrowser();
  containModules();
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  name = `mf-held-${++count}`;
  startRelease({ module: name, version: '1.0.0' });
});

it('nobody is asked who calls before the first module', () => {
  jest.isolateModules(() => {
    const fresh: typeof import('./scope.ts') = jest.requireActual('./scope.ts');
    const capture = jest.spyOn(Error, 'captureStackTrace');
    const asked = () => fresh.scopeCalling(asked);
    asked();
    expect(capture).not.toHaveBeenCalled();
    fresh.startRelease({ module: name, version: '1.0.0' });
    asked();
    expect(capture).toHaveBeenCalledTimes(1);
    capture.mockRestore();
  });
});

describe('timers', () => {
  it.each(['setTimeout', 'setInterval', 'requestAnimationFrame', 'webkitRequestAnimationFrame', 'requestIdleCallback'])(
    'of %s run while their module is on the page, wait while it is not, and go on when it returns',
    async (arm) => {
      const tick = jest.fn();
      const leave = enterPage(name);
      runAs(name, `${arm}(tick, 20)`, { tick });
      await left(leave);
      jest.advanceTimersByTime(1000);
      expect(tick).not.toHaveBeenCalled();
      const leaveAgain = enterPage(name);
      jest.advanceTimersByTime(30);
      expect(tick).toHaveBeenCalledTimes(1);
      await left(leaveAgain);
    },
  );

  it('are called off by the number that the module was given, also after it returned', async () => {
    const tick = jest.fn();
    const leave = enterPage(name);
    const timer = runAs(name, 'return setInterval(tick, 20)', { tick });
    await left(leave);
    const leaveAgain = enterPage(name);
    runAs(name, 'clearInterval(timer)', { timer });
    jest.advanceTimersByTime(100);
    expect(tick).not.toHaveBeenCalled();
    await left(leaveAgain);
  });

  it.each([
    ['setInterval', 'clearTimeout(timer)'],
    ['setTimeout', 'clearInterval(timer)'],
    ['setInterval', 'clearInterval(String(timer))'],
    ['requestAnimationFrame', 'cancelAnimationFrame(timer)'],
    ['webkitRequestAnimationFrame', 'cancelAnimationFrame(timer)'],
    ['requestIdleCallback', 'cancelIdleCallback(timer)'],
  ])('of %s that the module called off by %s never come back', async (arm, disarm) => {
    const tick = jest.fn();
    const leave = enterPage(name);
    runAs(name, `const timer = ${arm}(tick, 20); ${disarm}`, { tick });
    await left(leave);
    const leaveAgain = enterPage(name);
    jest.advanceTimersByTime(100);
    expect(tick).not.toHaveBeenCalled();
    await left(leaveAgain);
  });

  it('of the shell and of others on the page are not touched', async () => {
    const [own, other] = [jest.fn(), jest.fn()];
    const leave = enterPage(name);
    enterPage('mf-other');
    setTimeout(own, 20);
    runAs('mf-other', 'setTimeout(tick, 20)', { tick: other });
    await left(leave);
    jest.advanceTimersByTime(30);
    expect([own, other].map((tick) => tick.mock.calls.length)).toEqual([1, 1]);
  });

  it('that are armed after leaving wait as well: an answer may come late', async () => {
    const tick = jest.fn();
    await left(enterPage(name));
    runAs(name, 'Promise.resolve().then(() => setTimeout(tick, 5))', { tick });
    await Promise.resolve();
    jest.advanceTimersByTime(100);
    expect(tick).not.toHaveBeenCalled();
  });

  it('stay when one area of a module gives way to another in the same step', async () => {
    const tick = jest.fn();
    const leave = enterPage(name);
    runAs(name, 'setTimeout(tick, 20)', { tick });
    leave();
    enterPage(name);
    await Promise.resolve();
    jest.advanceTimersByTime(30);
    expect(tick).toHaveBeenCalledTimes(1);
  });

  it('of a release that another one replaced never come back, also those it arms too late', async () => {
    const tick = jest.fn();
    startRelease({ module: name, version: '1.0.0' });
    const leave = enterPage(name);
    runAs(name, 'setInterval(tick, 20)', { tick }, '1.0.0');
    startRelease({ module: name, version: '1.1.0' });
    jest.advanceTimersByTime(30);
    expect(tick).toHaveBeenCalledTimes(1);
    await left(leave);
    enterPage(name);
    runAs(name, 'setInterval(tick, 20)', { tick }, '1.0.0');
    jest.advanceTimersByTime(100);
    expect(tick).toHaveBeenCalledTimes(1);
  });

  it('of a release that was taken back run again', async () => {
    const tick = jest.fn();
    for (const version of ['1.0.0', '1.1.0', '1.0.0']) startRelease({ module: name, version });
    const leave = enterPage(name);
    runAs(name, 'setInterval(tick, 20)', { tick }, '1.0.0');
    jest.advanceTimersByTime(30);
    expect(tick).toHaveBeenCalledTimes(1);
    await left(leave);
  });

  it('that two areas share go on for one when the other has left: whose they are, nobody can tell', async () => {
    const told = { page: 0, card: 0 };
    // A clock of the module for all who watch it, begun by whoever comes first.
    const watch = `watchers.add(watcher);
      if (watchers.size === 1) clock.id = setInterval(() => watchers.forEach((tell) => tell()), 20);`;
    const given = { watchers: new Set(), clock: {} };
    const leavePage = enterPage(name);
    runAs(name, watch, { ...given, watcher: () => told.page++ });
    const leaveCard = enterPage(name);
    runAs(name, watch, { ...given, watcher: () => told.card++ });
    given.watchers.delete([...given.watchers][0]);
    await left(leavePage);
    jest.advanceTimersByTime(30);
    expect(told).toEqual({ page: 0, card: 1 });
    await left(leaveCard);
    jest.advanceTimersByTime(100);
    expect(told).toEqual({ page: 0, card: 1 });
  });
});

describe('listeners', () => {
  it.each(['window', 'document', 'document.body', 'matchMedia("print")'])(
    'on %s are off the page with their module, and on it again',
    async (target) => {
      const heard = jest.fn();
      const leave = enterPage(name);
      const listened = runAs(name, `const on = ${target}; on.addEventListener("ping", heard); return on`, { heard });
      await left(leave);
      ping(listened);
      expect(heard).not.toHaveBeenCalled();
      enterPage(name);
      ping(listened);
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );

  it('on elements of the shell are off with their module, and on those of its own area stay', async () => {
    const [heard, heardInArea] = [jest.fn(), jest.fn()];
    document.body.innerHTML = `<nav></nav><div ${areaMark}="${name}"><p></p></div>`;
    const leave = enterPage(name);
    const listen = 'document.querySelector(place).addEventListener("ping", heard)';
    runAs(name, listen, { place: 'nav', heard });
    runAs(name, listen, { place: 'p', heard: heardInArea });
    await left(leave);
    for (const place of ['nav', 'p']) ping(document.querySelector(place));
    expect([heard, heardInArea].map((told) => told.mock.calls.length)).toEqual([0, 1]);
    enterPage(name);
    ping(document.querySelector('nav'));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that the module took off or that were for once do not come back', async () => {
    const heard = jest.fn();
    const leave = enterPage(name);
    runAs(name, 'addEventListener("ping", heard, true); removeEventListener("ping", heard, true)', { heard });
    runAs(name, 'addEventListener("pong", heard, { once: true })', { heard });
    window.dispatchEvent(new Event('pong'));
    await left(leave);
    enterPage(name);
    for (const type of ['ping', 'pong']) window.dispatchEvent(new Event(type));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that are for once come back until they were told, and never after', async () => {
    const [late, told] = [jest.fn(), jest.fn((event: Event) => event.stopImmediatePropagation())];
    const leave = enterPage(name);
    runAs(name, 'addEventListener("late", late, { once: true })', { late });
    runAs(name, 'addEventListener("told", told, { once: true })', { told });
    window.dispatchEvent(new Event('told'));
    await left(leave);
    window.dispatchEvent(new Event('late'));
    const leaveAgain = enterPage(name);
    for (const type of ['late', 'told', 'late']) window.dispatchEvent(new Event(type));
    expect([late, told].map((heard) => heard.mock.calls.length)).toEqual([1, 1]);
    await left(leaveAgain);
  });

  it('of the shell stay', async () => {
    const heard = jest.fn();
    const leave = enterPage(name);
    window.addEventListener('ping', heard);
    await left(leave);
    window.dispatchEvent(new Event('ping'));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('what a module constructs', () => {
  it.each(['MutationObserver', 'WebKitMutationObserver'])('observes nothing off the page by %s', async (observer) => {
    const [seen, seenByShell] = [jest.fn(), jest.fn()];
    const leave = enterPage(name);
    runAs(name, `new ${observer}(seen).observe(document.head, { childList: true })`, { seen });
    new MutationObserver(seenByShell).observe(document.head, { childList: true });
    await left(leave);
    document.head.append(document.createElement('meta'));
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
    expect(seenByShell).toHaveBeenCalledTimes(1);
    enterPage(name);
    document.head.append(document.createElement('meta'));
    await Promise.resolve();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['WebSocket', 'close'],
    ['Worker', 'terminate'],
  ])('a %s ends with the visit', async (made, end) => {
    const leave = enterPage(name);
    const socket = runAs(name, `return new ${made}("/x")`);
    const own = Reflect.construct(Reflect.get(window, made), ['/x']);
    await left(leave);
    expect(Reflect.get(Object(socket), end)).toHaveBeenCalledTimes(1);
    expect(Reflect.get(Object(own), end)).not.toHaveBeenCalled();
    const late = runAs(name, `return new ${made}("/x")`);
    expect(Reflect.get(Object(late), end)).toHaveBeenCalledTimes(1);
  });
});

describe('what a module leaves to others to call', () => {
  it.each([
    [
      'messages to itself',
      'const { port1, port2 } = new MessageChannel(); port1.onmessage = tick; port2.postMessage(0);',
    ],
    ['tasks', 'new Scheduler().postTask(tick);'],
    ['pauses', 'new Scheduler().yield().then(tick);'],
  ])('waits as well: %s', async (_, begin) => {
    const [tick, ofShell] = [jest.fn(), jest.fn()];
    const leave = enterPage(name);
    await left(leave);
    runAs(name, begin, { tick });
    new Function('tick', begin)(ofShell);
    await jest.advanceTimersByTimeAsync(20);
    expect([tick, ofShell].map((told) => told.mock.calls.length)).toEqual([0, 1]);
    const leaveAgain = enterPage(name);
    await jest.advanceTimersByTimeAsync(20);
    expect(tick).toHaveBeenCalledTimes(1);
    runAs(name, begin, { tick });
    await jest.advanceTimersByTimeAsync(20);
    expect(tick).toHaveBeenCalledTimes(2);
    await left(leaveAgain);
  });
});

function ping(target: unknown): void {
  if (target instanceof EventTarget) target.dispatchEvent(new Event('ping'));
}
