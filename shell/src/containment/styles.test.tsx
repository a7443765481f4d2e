import { act, render } from '@testing-library/react';
import { runAs } from '../testing/module-code.ts';
import { FakeGroup, type FakeSheet, sheetOf, stubSheets } from '../testing/sheets.ts';
import { AreaRoot } from './area-root.tsx';
import { enterPage, startRelease } from './scope.ts';
import { areaMark } from './scoped-css.ts';

let count = 0;
let name: string;

beforeAll(async () => {
  stubSheets();
  Object.assign(window, { MediaQueryList: class extends EventTarget {} });
  const { containModules } = await import('./contain.ts');
  containModules();
});
beforeEach(() => {
  name = `mf-styled-${++count}`;
  startRelease({ module: name, version: '1.0.0' });
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.adoptedStyleSheets = [];
});

const css = 'p{top:0}';
const scoped = () => `@layer modules{@scope ([${areaMark}="${name}"]){${css}}}`;

/** Ways of a module to style the document; each returns the sheet that it fills. */
const ways = {
  'an element': 'const style = make(); style.textContent = css; return style',
  'an element whose text comes later': 'const style = make(); later(() => (style.textContent = css)); return style',
  'rules of its own element': 'const style = make(); style.sheet.insertRule(css); return style',
  HTML: 'document.head.insertAdjacentHTML("beforeend", html); return document.head.lastElementChild',
  'HTML within an element':
    'const box = document.createElement("div"); document.body.append(box); box.innerHTML = html; return box.firstChild',
  'HTML in place of an element':
    'document.head.append(document.createElement("i")); document.head.lastElementChild.outerHTML = html; return document.head.lastElementChild',
  'a sheet that it replaces': 'const sheet = new CSSStyleSheet(); sheet.replaceSync(css); return sheet',
  'a sheet that it replaces later': 'const sheet = new CSSStyleSheet(); sheet.replace(css); return sheet',
  'rules of its own sheet': 'const sheet = new CSSStyleSheet(); sheet.insertRule(css); return sheet',
};

it.each(Object.entries(ways))('%s reaches its own areas, while they are on the page', async (_, code) => {
  const leave = enterPage(name);
  const given = runAs(name, `const make = () => document.head.appendChild(document.createElement('style')); ${code}`, {
    css,
    html: `<style nonce="n">${css}</style>`,
    later: queueMicrotask,
  });
  await settled();
  const sheet = () => sheetOf(given);
  expect(sheet().rules()).toEqual([scoped()]);
  expect(sheet().disabled).toBe(false);
  leave();
  await settled();
  expect(sheet().disabled).toBe(true);
  enterPage(name);
  expect(sheet().disabled).toBe(false);
});

it('a text that changes while its module is away waits with it', async () => {
  const leave = enterPage(name);
  const style = runAs(name, 'return document.head.appendChild(document.createElement("style"))');
  leave();
  await settled();
  Object.assign(Object(style), { textContent: css });
  await settled();
  expect(sheetOf(style)).toMatchObject({ disabled: true });
  enterPage(name);
  expect(sheetOf(style).disabled).toBe(false);
  expect(sheetOf(style).rules()).toEqual([scoped()]);
});

it('a linked sheet applies to nothing before it reaches its own areas only', async () => {
  enterPage(name);
  const make = 'return document.head.appendChild(Object.assign(document.createElement("link"), { rel: "stylesheet" }))';
  const link = runAs(name, make) as HTMLLinkElement;
  await settled();
  expect(link.media).toBe('not all');
  link.dataset.loaded = css;
  link.dispatchEvent(new Event('load'));
  expect(link.media).toBe('');
  expect(sheetOf(link).rules()).toEqual([scoped()]);
});

it.each([
  ['the document', 'const [sheet] = document.styleSheets;'],
  ['its element', 'const { sheet } = style;'],
])('rules for a sheet of others, got from %s, come once and into one of the module', async (_, get) => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'nav{top:0}';
  const leave = enterPage(name);
  runAs(name, `${get} sheet.insertRule(css, 0); sheet.insertRule(css, 0); sheet.deleteRule(0)`, { style, css });
  expect(sheetOf(style).rules()).toEqual(['nav{top:0}']);
  expect(adopted().map((sheet) => sheet.rules())).toEqual([[scoped()]]);
  leave();
  await settled();
  expect(adopted().map(({ disabled }) => disabled)).toEqual([true]);
});

it('rules within rules reach no further than those beside them', () => {
  const style = document.head.appendChild(document.createElement('style'));
  enterPage(name);
  const [own, others] = [runAs(name, 'return new CSSStyleSheet()'), style.sheet].map(
    (sheet) => new FakeGroup(sheetOf(sheet)),
  );
  runAs(name, 'document.styleSheets; own.insertRule(css); others.insertRule(css)', { own, others, css });
  expect([own?.rules(), others?.rules()]).toEqual([[scoped()], []]);
  expect(adopted().map((sheet) => sheet.rules())).toEqual([[scoped()]]);
});

it('rules for a sheet of another module reach no area of that', () => {
  const sheet = runAs('mf-other', 'return new CSSStyleSheet()');
  enterPage(name);
  runAs(name, 'sheet.insertRule(css)', { sheet, css });
  expect(sheetOf(sheet).rules()).toEqual([]);
  expect(adopted().map((own) => own.rules())).toEqual([[scoped()]]);
});

it('a module that sets the document\u2019s sheets takes none of others away', () => {
  const own = new CSSStyleSheet();
  document.adoptedStyleSheets = [own];
  enterPage(name);
  runAs(name, 'document.adoptedStyleSheets = [new CSSStyleSheet()]; document.adoptedStyleSheets = []');
  expect(document.adoptedStyleSheets).toEqual([own]);
  document.adoptedStyleSheets = [];
  expect(document.adoptedStyleSheets).toEqual([]);
});

it('what stands in an area reaches that, and what nobody is known to have written reaches areas', async () => {
  const leave = enterPage(name);
  render(
    <AreaRoot module={name}>
      <style>{css}</style>
    </AreaRoot>,
  );
  const copy = document.createElement('template');
  copy.innerHTML = `<style nonce="n">${css}</style>`;
  document.head.append(copy.content.cloneNode(true));
  await settled();
  const [unknown, inArea] = document.querySelectorAll('style');
  expect(sheetOf(inArea).rules()).toEqual([scoped()]);
  expect(sheetOf(unknown).rules()).toEqual([`@layer modules{@scope ([${areaMark}]){${css}}}`]);
  leave();
  await settled();
  expect(sheetOf(unknown).disabled).toBe(false);
});

it('sheets of the shell, of styled-components and of browser extensions stay as they are', async () => {
  enterPage(name);
  const own = document.head.appendChild(document.createElement('style'));
  own.textContent = css;
  own.sheet?.insertRule(css);
  // An extension has no nonce, and its script is none of the page\u2019s.
  document.head.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
  const constructed = new CSSStyleSheet();
  constructed.replaceSync(css);
  await settled();
  const all = [...document.querySelectorAll('style'), constructed].map((given) => sheetOf(given).rules());
  expect(all).toEqual([[css, css], [css], [css]]);
});

function adopted(): FakeSheet[] {
  return document.adoptedStyleSheets.map(sheetOf);
}

/** The document has been looked at. */
async function settled(): Promise<void> {
  await act(async () => {
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
  });
}
