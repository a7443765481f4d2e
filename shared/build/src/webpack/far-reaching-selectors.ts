import { parseSync } from '@swc/core';

/** What a selector may not be about: the document itself, or everything. */
const farReaching = /^(html|body|:root)(?![\w-])[^\s>+~]*$|^\*(::?[\w-]+)?$/;
const mayContain = /(html|body|:root|\*)[^{}]*\{/;

/**
 * Selectors of a script's style sheets that are about the document or about everything. In a template of styled-components a
 * nested selector belongs to its component, except in those of `createGlobalStyle`.
 * @param code JavaScript
 */
export function farReachingSelectors(code: string): string[] {
  if (!mayContain.test(code)) return [];
  const texts: string[] = [];
  walk(parseSync(code, { syntax: 'ecmascript', jsx: true, target: 'esnext' }), texts);
  return [...new Set(texts.flatMap(selectorsIn).filter((selector) => farReaching.test(lastOf(selector))))];
}

/** As far as we look at it. */
interface Node {
  type?: string;
  value?: unknown;
  tag?: unknown;
  template?: { expressions?: unknown[] };
  quasis?: { cooked?: string }[];
}

function walk(node: unknown, texts: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, tag, template, quasis }: Node = node;
  if (type === 'StringLiteral' && typeof value === 'string') texts.push(value);
  if (quasis) texts.push(quasis.map(({ cooked = '' }) => cooked).join('x'));
  // Its text belongs to a component; what is put into it may be anything.
  const isComponents = type === 'TaggedTemplateExpression' && nameOf(tag) !== 'createGlobalStyle';
  for (const child of isComponents ? (template?.expressions ?? []) : Object.values(node)) walk(child, texts);
}

/** Of `createGlobalStyle`, also where a bundler reads it from the imported module. */
function nameOf(tag: unknown): unknown {
  const { value, property }: { value?: unknown; property?: { value?: unknown } } = Object(tag);
  return property?.value ?? value;
}

/** The selectors of all rules in CSS; a text that is none has no braces, or nothing like a selector before them. */
function selectorsIn(text: string): string[] {
  const css = text.replace(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{};]*)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

/** What a selector is about, and not where that stands; `*` alone is everything, `.map *` is not. */
function lastOf(selector: string): string {
  const parts = selector.split(/\s*[>+~]\s*|\s+/);
  const last = parts.at(-1) ?? '';
  return last.startsWith('*') && parts.length > 1 ? '' : last;
}
