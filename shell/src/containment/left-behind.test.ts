import { runAs } from '../testing/module-code.ts';
import { containAddedNodes } from './added-nodes.ts';
import { containAnimations } from './animations.ts';
import { containDocumentState } from './document-state.ts';
import { containHandlers } from './handlers.ts';
import { enterPage, startRelease } from './scope.ts';
import { areaMark } from './scoped-css.ts';
import { containStores } from './stores.ts';

// What a module leaves on the document and on what stands around its areas.

let count = 0;
let name: string;

/** With a handler that is told as a listener is. */
const handling = (property: string, type: string) =>
  Object.defineProperty(class extends EventTarget {}.prototype, property, {
    configurable: true,
    get(this: { handler?: EventListener }) {
      return this.handler ?? null;
    },
    set(this: EventTarget & { handler?: EventListener }, handler: EventListener) {
      if (this.handler) this.removeEventListener(type, this.handler);
      this.handler = handler;
      this.addEventListener(type, handler);
    },
  }).constructor as typeof EventTarget;
const [Media, Viewport] = [handling('onchange', 'change'), handling('onscroll', 'scroll')];
const Cookies = handling('onchange', 'change');
const Routes = handling('onnavigate', 'navigate');

class Played extends EventTarget {
  playState = 'running';
  currentTime: number | null = 40;
  fill = 'none';
  effect = { getTiming: () => ({ fill: this.fill }) };
  play = () => Object.assign(this, { playState: 'running' });
  cancel = () => Object.assign(this, { playState: 'idle', currentTime: null });
}

/** What jsdom lacks of the page's state, as a browser has it. */
function aState(prototype: object, property: string, state: string): void {
  let known = state;
  Object.defineProperty(prototype, property, {
    configurable: true,
    get: () => known,
    set: (next: string) => {
      known = next;
    },
  });
}

beforeAll(() => {
  aState(Document.prototype, 'designMode', 'off');
  aState(History.prototype, 'scrollRestoration', 'auto');
  Object.assign(window, {
    MediaQueryList: Media,
    visualViewport: new Viewport(),
    cookieStore: new Cookies(),
    navigation: new Routes(),
    matchMedia: () => new Media(),
  });
  Element.prototype.animate = () => new Played() as unknown as Animation;
  containHandlers();
  containDocumentState();
  containAddedNodes();
  containAnimations();
  containStores();
});
beforeEach(() => {
  name = `mf-leaving-${++count}`;
  startRelease({ module: name, version: '1.0.0' });
  document.body.innerHTML = `<nav></nav><div ${areaMark}="${name}"><p></p></div>`;
});

describe('handlers', () => {
  it.each([
    ['window', 'onresize', 'resize'],
    ['document', 'onclick', 'click'],
    ['document.body', 'onkeydown', 'keydown'],
    ['document.documentElement', 'onclick', 'click'],
    ['document.querySelector("nav")', 'onclick', 'click'],
    ['visualViewport', 'onscroll', 'scroll'],
    ['cookieStore', 'onchange', 'change'],
    ['navigation', 'onnavigate', 'navigate'],
    ['matchMedia("print")', 'onchange', 'change'],
  ])('that it assigned to %s.%s are off with it, and on again', async (place, property, type) => {
    const heard = jest.fn();
    const leave = enterPage(name);
    const target = runAs(name, `const on = ${place}; on.${property} = heard; return on`, { heard }) as EventTarget;
    const times = [];
    for (const go of [async () => {}, () => left(leave), async () => void enterPage(name)]) {
      await go();
      target.dispatchEvent(new Event(type));
      times.push(heard.mock.calls.length);
    }
    expect(times).toEqual([1, 1, 2]);
    Reflect.set(target, property, null);
  });

  it('of the shell that it overwrote are there again, and what the shell assigns later stays', async () => {
    const [ofShell, later] = [jest.fn(), jest.fn()];
    window.onresize = ofShell;
    const leave = enterPage(name);
    runAs(name, 'window.onresize = () => {}; window.onresize = () => {}; document.onclick = () => {}');
    document.onclick = later;
    await left(leave);
    expect([window.onresize, document.onclick]).toEqual([ofShell, later]);
    const leaveAgain = enterPage(name);
    expect(document.onclick).toBe(later);
    runAs(name, 'window.onresize = null');
    await left(leaveAgain);
    expect(window.onresize).toBe(ofShell);
  });

  it('inside its area go with the area', async () => {
    const heard = jest.fn();
    const leave = enterPage(name);
    runAs(name, 'document.querySelector("p").onclick = heard', { heard });
    await left(leave);
    document.querySelector('p')?.click();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('the state of the document', () => {
  const looks = () => [
    ...[document.documentElement, document.body].map((root) => root.outerHTML.split('>')[0]),
    ...[document.title, document.designMode, history.scrollRestoration],
  ];

  it.each([
    ['a class', 'document.documentElement.classList.add("mine", "dark")'],
    ['all classes', 'document.documentElement.className = "mine"'],
    ['a style', 'document.body.style.overflow = "hidden"; document.body.style.overflow = "clip"'],
    ['another style', 'Object.assign(document.body.style, { color: "red", top: "1px" })'],
    ['an attribute', 'document.body.setAttribute("aria-hidden", "true"); document.documentElement.lang = "en"'],
    ['data', 'document.body.dataset.mine = ""; delete document.documentElement.dataset.known'],
    ['an attribute taken away', 'document.documentElement.removeAttribute("data-known")'],
    ['the title', 'document.title = "Mine"'],
    ['a whole style', 'document.body.style = "overflow: hidden"'],
    ['the text of a style', 'document.body.style.cssText = "top: 2px"'],
    ['editing of the whole page', 'document.designMode = "on"'],
    ['how a browser scrolls back', 'history.scrollRestoration = "manual"'],
    ['the direction of the document', 'document.dir = "rtl"'],
    ['an attribute with a namespace', 'document.documentElement.setAttributeNS(null, "data-mine", "")'],
    ['an attribute node', 'const a = document.createAttribute("data-mine"); document.body.setAttributeNode(a)'],
    ['an attribute of the list', 'document.documentElement.attributes.removeNamedItem("data-known")'],
    ['a name for screen readers', 'document.body.ariaLabel = "Mine"'],
    ['a tab stop', 'document.body.tabIndex = 0; document.body.accessKey = "m"'],
  ])('is as it was after %s, and once written anew it is undone anew', async (_, write) => {
    document.documentElement.className = 'light';
    Object.assign(document.documentElement, { lang: 'de' });
    document.documentElement.dataset.known = '';
    document.body.style.color = 'blue';
    document.title = 'Rezenso';
    const before = looks();
    for (const visit of ['first', 'second']) {
      const leave = enterPage(name);
      runAs(name, write);
      expect([visit, ...looks()]).not.toEqual([visit, ...before]);
      await left(leave);
      expect(looks()).toEqual(before);
    }
  });

  it('that others wrote meanwhile stays', async () => {
    const other = `${name}-other`;
    startRelease({ module: other, version: '1.0.0' });
    const [leave] = [enterPage(name), enterPage(other)];
    document.documentElement.className = 'light';
    runAs(name, 'document.documentElement.classList.add("mine"); document.body.style.color = "red"');
    runAs(other, 'document.documentElement.classList.add("others")');
    document.documentElement.classList.replace('light', 'dark');
    await Promise.resolve();
    document.body.style.color = 'green';
    await left(leave);
    expect([...document.documentElement.classList]).toEqual(['dark', 'others']);
    expect(document.body.style.color).toBe('green');
  });
});

describe('nodes', () => {
  it('that it put into head and body go and come with it, but for those it has removed', async () => {
    const there = () => [...document.querySelectorAll('.mine, meta, iframe')].map(({ localName }) => localName).sort();
    const leave = enterPage(name);
    runAs(
      name,
      `const make = (name) => Object.assign(document.createElement(name), { className: 'mine' });
      document.head.append(make('meta'));
      const fragment = document.createDocumentFragment();
      fragment.append(make('i'), make('b'));
      document.body.insertBefore(fragment, document.body.firstChild);
      document.body.appendChild(make('iframe'));
      document.body.appendChild(make('u')).remove();
      document.body.prepend(make('script'));`,
    );
    expect(there()).toEqual(['b', 'i', 'iframe', 'meta', 'script']);
    await left(leave);
    // It has run.
    expect(there()).toEqual(['script']);
    enterPage(name);
    expect(there()).toEqual(['b', 'i', 'iframe', 'meta', 'script']);
  });

  it('of the shell stay', async () => {
    const leave = enterPage(name);
    document.body.append(document.createElement('footer'));
    await left(leave);
    expect(document.querySelector('footer')).not.toBeNull();
  });
});

describe('an animation', () => {
  const animate = 'return document.querySelector(place).animate([], 100)';

  it('around its areas is off with it, and goes on from where it was', async () => {
    const leave = enterPage(name);
    const [around, within] = ['nav', 'p'].map((place) => runAs(name, animate, { place }));
    await left(leave);
    expect([around, within]).toMatchObject([{ playState: 'idle' }, { playState: 'running' }]);
    enterPage(name);
    expect(around).toMatchObject({ playState: 'running', currentTime: 40 });
  });

  it('that has come to an end does not begin anew, and shows what it shows for good', async () => {
    const leave = enterPage(name);
    const [over, kept, ended] = ['none', 'forwards', 'none'].map((fill) =>
      Object.assign(runAs(name, animate, { place: 'nav' }) as Played, { fill }),
    );
    for (const played of [over, kept]) {
      Object.assign(played ?? {}, { playState: 'finished', currentTime: 100 });
      played?.dispatchEvent(new Event('finish'));
    }
    ended?.cancel();
    await left(leave);
    enterPage(name);
    expect([over, kept, ended].map((played) => [played?.playState, played?.currentTime])).toEqual([
      ['finished', 100],
      ['idle', 100],
      ['idle', null],
    ]);
  });
});

it('a store that it clears keeps what others wrote', () => {
  localStorage.setItem('theme', 'dark');
  for (const key of ['mine', 'given away']) runAs(name, 'localStorage.setItem(key, "")', { key });
  runAs('mf-other', 'localStorage.setItem("draft", "")');
  localStorage.setItem('given away', '');
  runAs(name, 'localStorage.clear()');
  expect(Object.keys(localStorage).sort()).toEqual(['draft', 'given away', 'theme']);
  localStorage.clear();
  expect(localStorage).toHaveLength(0);
});

/** What follows when the last area has left. */
async function left(leave: () => void): Promise<void> {
  await Promise.resolve();
  leave();
  await Promise.resolve();
}
