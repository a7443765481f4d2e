import { isInRoot, noticed } from './added-nodes.ts';
import { moduleIn } from './module-script.ts';
import { type Scope, scopeCalling, scopeOn } from './scope.ts';
import { areaMark } from './scoped-css.ts';
import { type Author, authors, holdSheet, scopeRules } from './sheets.ts';

type SheetElement = HTMLStyleElement | HTMLLinkElement;

const met = new WeakSet<SheetElement>();
/** Who wrote sheets as HTML since we last looked at the document. */
let writer: Scope | undefined;
const isSheetElement = (node: Node | null): node is SheetElement =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement;

/** Lets the style sheets that modules put into the document reach areas only, and only while they are on the page. */
export function containStyles(): void {
  noteCreated();
  noteWritten();
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target instanceof Text ? target.parentNode : target, ...addedNodes])
        if (isSheetElement(node)) contain(node, observer);
        else if (node !== target && node instanceof Element)
          for (const element of node.querySelectorAll<SheetElement>('style,link')) contain(element, observer);
    writer = undefined;
  });
  observer.observe(document, { childList: true, subtree: true });
}

function contain(element: SheetElement, observer: MutationObserver): void {
  const author = authorOf(element);
  if (!author) return;
  const { sheet } = element;
  if (sheet) {
    scopeRules(sheet);
    sheet.disabled ||= author.isOpen === false;
  }
  if (met.has(element)) return;
  met.add(element);
  holdSheet(author, () => element.sheet);
  // Another text makes another sheet of the same element.
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  if (element instanceof HTMLLinkElement) containLoading(element, () => contain(element, observer));
}

/** A sheet that is still on its way applies to nothing before it reaches areas only. */
function containLoading(link: HTMLLinkElement, scopeIt: () => void): void {
  const { media } = link;
  const isComing = link.rel === 'stylesheet' && !link.sheet;
  if (isComing) link.media = 'not all';
  link.addEventListener('load', () => {
    scopeIt();
    if (isComing) link.media = media;
  });
}

/** Nobody for what is no module's: the document's own, styled-components', a browser extension's. */
function authorOf(element: SheetElement): Author | null {
  const known = authors.get(element);
  if (known) return known;
  const area = element.closest(`[${areaMark}]`);
  const module = area?.getAttribute(areaMark);
  const author = module ? drawnBy(module, area === element) : known === null ? null : writtenBy(element);
  authors.set(element, author);
  return author;
}

/** What stands in an area goes with it; what React has lifted out says whose it is. */
function drawnBy(module: string, isLifted: boolean): Author {
  return (isLifted && scopeOn(module)) || { module };
}

/** Who writes into the page from outside does not know its nonce. */
function writtenBy(element: SheetElement): Author | null {
  const served = element instanceof HTMLLinkElement && moduleIn(element.href);
  if (served) return scopeOn(served.module) ?? { module: served.module };
  return element.nonce ? (writer ?? {}) : null;
}

/** Remembers which style and link elements modules make. */
function noteCreated(): void {
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function create(this: Document, name: string, options?: ElementCreationOptions) {
    const element = createElement.call(this, name, options);
    if (isSheetElement(element)) authors.set(element, scopeCalling(create) ?? null);
    return element;
  };
}

/** Remembers who writes them as HTML. */
function noteWritten(): void {
  const { prototype } = Element;
  const mayBring = (html: string) => /<(style|link)/i.test(html);
  for (const name of ['innerHTML', 'outerHTML']) {
    const known = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...known,
      set: function write(this: Element, html: string) {
        if (mayBring(html)) writer = scopeCalling(write);
        known?.set?.call(this, html);
      },
    });
  }
  const { insertAdjacentHTML } = prototype;
  prototype.insertAdjacentHTML = function insert(where, html) {
    const scope = isInRoot(this) || mayBring(html) ? scopeCalling(insert) : undefined;
    if (mayBring(html)) writer = scope;
    noticed(scope, () => insertAdjacentHTML.call(this, where, html));
  };
}
