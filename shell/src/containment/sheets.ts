import { whenModuleMakes } from './constructed.ts';
import { hold, type Scope, scopeCalling } from './scope.ts';
import { isScoped, scopedCss } from './scoped-css.ts';

/** A module, or some module of which we know no more. */
export type Author = Scope | { module?: string; held?: undefined; isOpen?: undefined };

/** A sheet, or a rule that holds others. */
type Rules = Pick<CSSStyleSheet, 'insertRule' | 'deleteRule' | 'cssRules'> & {
  parentStyleSheet: CSSStyleSheet | null;
  ownerNode?: CSSStyleSheet['ownerNode'];
};

/** Who constructed a sheet or made the element that brought it; `null` is somebody whom we leave alone. */
export const authors = new WeakMap<object, Author | null>();
/** What modules wrote into others' sheets. */
const diverted = new Map<Scope, Set<string>>();

/** Whether a module ever got at a sheet that may be somebody else's; styled-components writes too many rules to ask each time. */
let areSeen = false;

/** Lets what modules write by script into style sheets reach areas only, and only while they are on the page. */
export function containSheets(): void {
  whenModuleMakes('CSSStyleSheet', (scope, given, make) => {
    const sheet = make(given);
    authors.set(sheet, scope);
    holdSheet(scope, () => sheet);
    return sheet;
  });
  const { prototype } = CSSStyleSheet;
  for (const name of ['replace', 'replaceSync'] as const) {
    const write = prototype[name];
    Object.assign(prototype, {
      [name](this: CSSStyleSheet, css: string) {
        const author = authorOf(this);
        return Reflect.apply(write, this, [author ? scopedCss(css, author.module) : css]);
      },
    });
  }
  for (const name of ['CSSStyleSheet', 'CSSGroupingRule', 'CSSStyleRule']) {
    const owner: Rules | undefined = Reflect.get(window, name)?.prototype;
    if (owner && Object.hasOwn(owner, 'insertRule')) containRules(owner);
  }
  noteSeen(Document.prototype, 'styleSheets');
  noteSeen(HTMLStyleElement.prototype, 'sheet');
  noteSeen(HTMLLinkElement.prototype, 'sheet');
  keepAdopted();
}

function containRules(owner: Rules): void {
  const { insertRule, deleteRule } = owner;
  owner.insertRule = function insert(rule, index = 0) {
    const author = authorOf(this);
    const scope = author || areSeen ? scopeCalling(insert) : undefined;
    if (scope && scope.module !== author?.module) return divert(scope, rule, index);
    if (!author) return insertRule.call(this, rule, index);
    return insertRule.call(this, scopedCss(rule, author.module), Math.min(index, this.cssRules.length));
  };
  // Rules are counted by whoever wrote them: what a module takes away of others' sheets would be the wrong one.
  owner.deleteRule = function remove(index) {
    if (authorOf(this) || !areSeen || !scopeCalling(remove)) deleteRule.call(this, index);
  };
}

/** Writes each rule of a module's sheet anew, so that it reaches areas only; their places stay. */
export function scopeRules(sheet: CSSStyleSheet): void {
  for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
    if (isScoped(cssText)) continue;
    sheet.deleteRule(index);
    sheet.insertRule(cssText, index);
  }
}

/** Lets a sheet apply only while its module is on the page; it keeps its place among the others. */
export function holdSheet(author: Author, find: () => object | null): void {
  const turn = (disabled: boolean) => () => void Object.assign(find() ?? {}, { disabled });
  if (author.held) hold(author, { stop: turn(true), start: turn(false) });
}

function authorOf(rules: Rules): Author | null | undefined {
  const sheet = rules.parentStyleSheet ?? rules;
  return authors.get(sheet.ownerNode ?? sheet);
}

function noteSeen(owner: object, name: string): void {
  const known = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    ...known,
    get: function look(this: Node) {
      areSeen ||= !authors.get(this) && scopeCalling(look) !== undefined;
      return known?.get?.call(this);
    },
  });
}

/** A rule for somebody else's sheet lands in one of its module's own; once, however often it is written. */
function divert(scope: Scope, rule: string, index: number): number {
  const rules = diverted.get(scope) ?? new Set();
  diverted.set(scope, rules);
  if (rules.has(rule)) return index;
  rules.add(rule);
  const sheet = new CSSStyleSheet();
  authors.set(sheet, scope);
  sheet.insertRule(rule);
  document.adoptedStyleSheets.push(sheet);
  holdSheet(scope, () => sheet);
  return index;
}

/** A module that sets the document's sheets sets its own, and the others stay. */
function keepAdopted(): void {
  const name = 'adoptedStyleSheets';
  const known = Object.getOwnPropertyDescriptor(Document.prototype, name);
  // Only so can jsdom do without.
  if (!known) return;
  Object.defineProperty(Document.prototype, name, {
    ...known,
    set: function adopt(this: Document, sheets: CSSStyleSheet[]) {
      const scope = scopeCalling(adopt);
      const others = scope ? this[name].filter((sheet) => authors.get(sheet) !== scope) : [];
      known.set?.call(this, [...new Set([...others, ...sheets])]);
    },
  });
}
