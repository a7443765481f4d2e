import { runAs } from '../testing/module-code.ts';
import { containGlobals } from './globals.ts';
import { guardGlobal } from './guarded-global.ts';
import { enterPage, startRelease } from './scope.ts';

let count = 0;
/** Two modules, new ones for each test. */
let [name, other] = ['', ''];
/** Scripts that the page has loaded, by address. */
const scripts = new Map<string, string>();
const { map } = Array.prototype;
const answer = async () => new Response();

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [...scripts.keys()].map((address) => ({ name: address })) });
  guardGlobal('fetch', answer);
  containGlobals();
});
beforeEach(() => {
  [name, other] = [`mf-one-${++count}`, `mf-other-${count}`];
  for (const module of [name, other]) startRelease({ module, version: '1.0.0' });
  window.fetch = async (address) => new Response(scripts.get(String(address)) ?? '');
});
afterEach(() => scripts.clear());

describe('what a module overwrites', () => {
  it('is overwritten for itself alone, where everybody relies on it', () => {
    const before = fetch;
    enterPage(name);
    expect(runAs(name, 'window.fetch = () => "mine"; return fetch()')).toBe('mine');
    expect(fetch).toBe(before);
    expect(runAs(other, 'return fetch')).toBe(before);
    const own = jest.fn();
    window.fetch = own;
    expect(runAs(other, 'return fetch')).toBe(own);
  });

  it('is looked for in no script when there is nothing: a page that is left loads nothing', async () => {
    const leave = enterPage(name);
    runAs(name, 'setTimeout(() => {}); document._reactListening = true; Error.prepareStackTrace = () => ""');
    const asked = jest.spyOn(scripts, 'keys');
    await left(leave);
    expect(asked).not.toHaveBeenCalled();
    expect(Error).toHaveProperty('prepareStackTrace', undefined);
    asked.mockRestore();
  });

  it('is told apart also where nobody may say how stacks look', () => {
    const before = fetch;
    enterPage(name);
    runAs(name, 'Object.defineProperty(Error, "prepareStackTrace", { get() {}, configurable: true })');
    expect(runAs(name, 'window.fetch = () => "mine"; return fetch()')).toBe('mine');
    expect(fetch).toBe(before);
  });

  it.each([
    ['Array.prototype.map', 'Array.prototype.map = "mine"'],
    ['JSON.parse', 'JSON.parse = "mine"'],
    ['console.log', 'console.log = "mine"'],
    ['history.pushState', 'history.pushState = "mine"'],
    ['document.createElement', 'document.createElement = "mine"'],
    ['addEventListener', 'window.addEventListener = "mine"'],
    ['XMLHttpRequest.prototype.open', 'XMLHttpRequest.prototype.open = "mine"'],
    ['fetch', 'Object.defineProperty(window, "fetch", { value: "mine", writable: false })'],
    ['getComputedStyle', 'Object.defineProperty(window, "getComputedStyle", { get: () => "mine" })'],
  ])('%s is as it was when the module has left', async (place, write) => {
    const read = () => new Function(`return ${place}`)();
    const before = read();
    const leave = enterPage(name);
    runAs(name, write);
    expect(runAs(name, `return ${place}`)).toBe('mine');
    await left(leave);
    expect(read()).toBe(before);
    expect(before).not.toBe('mine');
  });

  it.each(['Array.prototype.map', 'fetch', 'requestAnimationFrame', 'Element'])(
    'or takes away is there again: %s',
    async (place) => {
      const read = () => new Function(`return ${place}`)();
      const before = read();
      const leave = enterPage(name);
      runAs(name, `delete ${place.includes('.') ? place : `window.${place}`}`);
      await left(leave);
      expect(read()).toBe(before);
      expect(before).toBeDefined();
    },
  );

  it.each(['freeze', 'seal', 'preventExtensions'])('cannot be kept by Object.%s', async (end) => {
    const leave = enterPage(name);
    runAs(name, `Object.${end}(Array.prototype); Object.${end}(JSON)`);
    expect([Array.prototype, JSON].map((owner) => Object.isExtensible(owner))).toEqual([true, true]);
    expect(runAs(name, `return Object.isExtensible(Object.${end}({}))`)).toBe(false);
    await left(leave);
    expect(Array.prototype.map).toBe(map);
  });
});

it('is looked for once when several modules leave in one step, as they do from the dashboard', async () => {
  const leaving = [enterPage(name), enterPage(other)];
  runAs(name, 'Array.prototype.map = "mine"; window.addedByModule = 1');
  runAs(other, 'JSON.parse = "mine"');
  const [{ parse }, asked] = [JSON, jest.spyOn(scripts, 'keys')];
  loads(name, 'window.addedByModule=1');
  await left(() => {
    for (const leave of leaving) leave();
  });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(Array.prototype.map).toBe(map);
  expect(JSON.parse).not.toBe(parse);
  expect('addedByModule' in window).toBe(false);
});

describe('what a module adds', () => {
  const adds = `Array.prototype.countIt = function () { return this.length };
    window.addedByModule = 1`;
  const isThere = () => ['countIt' in [], 'addedByModule' in window];

  it('goes and comes with it: a polyfill is set up once', async () => {
    loads(name, adds);
    const leave = enterPage(name);
    runAs(name, adds);
    for (const _ of ['first', 'second']) {
      await left(leave);
      expect(isThere()).toEqual([false, false]);
      const leaveAgain = enterPage(name);
      expect(isThere()).toEqual([true, true]);
      expect(runAs(name, 'return [1, 2].countIt() + addedByModule')).toBe(3);
      await left(leaveAgain);
      expect(isThere()).toEqual([false, false]);
      enterPage(name);
    }
  });

  it('and what others add beside it stays, also when a word of its scripts is its name', async () => {
    // As a minifier leaves it.
    loads(name, 'const t=n=>n.e;t(window.ofTheOther);window.mine=1');
    loads(other, 'window.e=1;window.ofTheOther=1');
    loads('shell', 'window.t=1');
    const [leave, leaveOther] = [enterPage(name), enterPage(other)];
    Object.assign(window, { t: 1, e: 1, ofTheOther: 1, mine: 1, ofAnExtension: 1 });
    const there = () => ['t', 'e', 'ofTheOther', 'mine', 'ofAnExtension'].filter((global) => global in window);
    await left(leave);
    expect(there()).toEqual(['t', 'e', 'ofTheOther', 'ofAnExtension']);
    await left(leaveOther);
    expect(there()).toEqual(['t', 'ofAnExtension']);
    enterPage(name);
    expect(there()).toEqual(['t', 'e', 'ofTheOther', 'mine', 'ofAnExtension']);
  });

  it('stays with whoever only reads it: a script from elsewhere brought it', async () => {
    loads(name, 'const pay = window.Payments; pay?.open(window.Payments.key)');
    const leave = enterPage(name);
    Object.assign(window, { Payments: {} });
    await left(leave);
    expect('Payments' in window).toBe(true);
  });

  it.each([
    'window["added"]=1',
    'Object.assign(window,{added:1})',
    'Object.assign(window,{added})',
    'var a=0,added=1',
    'function added(){}',
    'window.added||=1',
  ])('is known by: %s', async (code) => {
    loads(name, code);
    const leave = enterPage(name);
    Object.assign(window, { added: 1 });
    await left(leave);
    expect('added' in window).toBe(false);
  });
});

function loads(module: string, text: string): void {
  scripts.set(`http://localhost/releases/${module}/1.0.0/page.js`, text);
}

/** What follows when the last area has left: scripts are read. */
async function left(leave: () => void): Promise<void> {
  leave();
  await new Promise((resolve) => setTimeout(resolve, 20));
}
