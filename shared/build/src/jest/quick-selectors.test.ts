import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { mayMatch } from './quick-selectors.ts';

const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))('jsdom');

const page = `<!doctype html>
  <main class="a"><h1 id="top" class="a b">Rezenso</h1><p class="b-c"><a class="link a" href="#top">Los</a></p>
  <svg class="icon"><path class="a" /></svg><my-part class="b"></my-part><input class="a" disabled /></main>`;

const selectors = [
  ...['.a', '.b', '.a.b', 'h1.a', 'p.a', 'a', '*', '#top', 'h1#top.b', 'my-part', 'my-part.b', 'path', '.icon > path'],
  ...[
    '.a .b',
    '.a>.b',
    '.a + .b',
    '.a ~ p',
    'main, .nothing',
    '.nothing, .none',
    '.nothing, :hover',
    'a:link',
    '.a:hover',
  ],
  ...[
    '.a:not(.b)',
    '.nothing:is(.b, .a)',
    '[href]',
    '.a[href="#top"]',
    'input:disabled',
    '.a:disabled',
    '::before',
    '.a::before',
  ],
  ...['A', 'H1.a', '.A', '.b-c', 'p.b-c a.link', '.b\\-c'],
];

describe('a look at a selector before the engine is asked', () => {
  const { document } = new JSDOM(page).window;
  const elements: Element[] = [...document.querySelectorAll('*')];

  for (const selector of selectors)
    it(`passes over nothing that ${selector} chooses`, () => {
      const chosen = elements.filter((element) => element.matches(selector));
      expect(elements.filter((element) => mayMatch(element, selector))).toEqual(expect.arrayContaining(chosen));
    });

  it('passes over all that lacks a class or has another name', () => {
    for (const selector of ['.nothing', '.nothing:hover', '.nothing > .none', 'ul li.nothing', 'main > ul'])
      expect(elements.filter((element) => mayMatch(element, selector))).toEqual([]);
    expect(elements.filter((element) => mayMatch(element, '.a.b:hover'))).toEqual([document.querySelector('h1')]);
  });

  it('leaves computed styles as they are', () => {
    const { window } = new JSDOM(
      '<!doctype html><style>.gone { display: none } @media print { p { color: red } }</style><p class="gone">',
    );
    const shown = window.document.querySelector('p');
    expect(window.getComputedStyle(shown).display).toBe('none');
    shown.className = '';
    expect(window.getComputedStyle(shown).display).toBe('block');
  });
});
