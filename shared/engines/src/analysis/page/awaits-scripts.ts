import type { CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { isElement } from './dom.ts';

/** Where frameworks put what they draw. */
const mounts =
  '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #q-app, #ember-app, app-root, [ng-app], [ng-version], [data-reactroot]';
const program = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;
const asking = /java\s?script/i;
const mostElements = 40;

/**
 * Whether scripts are to draw a page that has no text yet: it has a place for what they draw, or asks for them where they do
 * not run.
 */
export function awaitsScripts($: CheerioAPI): boolean {
  const asks = $('noscript')
    .slice(0, mostElements)
    .get()
    .some((element) => asking.test($(element).text().slice(0, 2_000)));
  return asks || $(mounts).length > 0 || (hasProgram($) && hasPlace($));
}

function hasProgram($: CheerioAPI): boolean {
  return $('script')
    .slice(0, mostElements)
    .get()
    .some((element) => program.test($(element).attr('type') ?? ''));
}

/** An element of the page's own, or a box with a name and nothing in it, directly in the body. */
function hasPlace($: CheerioAPI): boolean {
  return $('body')
    .children()
    .slice(0, mostElements)
    .get()
    .filter(isElement)
    .some(
      ({ tagName, attribs, children }) =>
        tagName.includes('-') || (/^(div|main)$/.test(tagName) && Boolean(attribs.id) && children.every(isBlank)),
    );
}

function isBlank(node: AnyNode): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.data.trim() === '');
}
