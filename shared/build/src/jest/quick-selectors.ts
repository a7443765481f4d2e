import { createRequire } from 'node:module';

/** What of jsdom's elements is asked here. */
interface ElementImpl {
  localName: string;
  classList: { contains(name: string): boolean };
}

/** A rule without a selector, such as one of keyframes, is asked about as well. */
type Matches = (element: ElementImpl, selector: string | undefined) => boolean;

/** What an element must have to be chosen by one selector of a list. */
interface Needs {
  tag: string | undefined;
  classes: readonly string[];
}

/** What each selector asks for; undefined where its text does not tell. */
const known = new Map<string, readonly Needs[] | undefined>();

/**
 * Lets jsdom ask first what takes no engine. Each look at a computed style matches every rule of the page against the element,
 * and nearly all of these rules name a class that it does not have: that was a third of the processor time of tests that query by role.
 * Of an element that has all a selector names the engine decides as before.
 */
const jsdomOfJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors: { matchesDontThrow: Matches } = jsdomOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const match = selectors.matchesDontThrow;
selectors.matchesDontThrow = (element, selector) =>
  (selector === undefined || mayMatch(element, selector)) && match(element, selector);

/** Whether an element may be chosen by a selector; false only where it is not. */
export function mayMatch(element: ElementImpl, selector: string): boolean {
  if (!known.has(selector)) known.set(selector, needsOf(selector));
  const choices = known.get(selector);
  return !choices || choices.some((needs) => hasAll(element, needs));
}

function hasAll(element: ElementImpl, { tag, classes }: Needs): boolean {
  if (tag !== undefined && tag !== element.localName) return false;
  return classes.every((name) => element.classList.contains(name));
}

/** Lists of names, classes, ids, combinators and plain pseudo-classes; with brackets or quotes the engine is asked. */
const plain = /^[\w\-.#:*\s>+~,]+$/;
const lastCompound = /[^\s>+~]+$/;

function needsOf(selector: string): readonly Needs[] | undefined {
  if (!plain.test(selector)) return undefined;
  const choices = selector.split(',').map((one) => {
    const [compound = ''] = lastCompound.exec(one.trim()) ?? [];
    const [tag] = /^[a-z][a-z0-9]*(?![\w-])/.exec(compound) ?? [];
    return { tag, classes: [...compound.matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? []) };
  });
  return choices.every(({ tag, classes }) => tag !== undefined || classes.length > 0) ? choices : undefined;
}
