import { hold, type Scope, scopeCalling } from './scope.ts';

/** Ways to what the roots of the document say about it that no setter is. */
const ways = /^((set|remove|toggle)Attr|dataset$|attribute)/;
/** Setters that write no attribute, or very often. */
const others = /^(on|scroll)|(HTML|Text)$/;
/** What is said of the whole page and stands in no attribute, with who says it. */
const facts: Record<string, object> = { title: document, designMode: document, scrollRestoration: history };

/** Classes, properties of style and attributes, one by one: several write them side by side. */
type Pieces = Map<string, string>;

interface Change {
  root: HTMLElement;
  piece: string;
  before: string | undefined;
  after: string | undefined;
}

/** By module: what it changed since it came, by root and piece. */
const changes = new Map<Scope, Map<string, Change>>();
/** A module that got at a root, and how that was: what differs when the next one does, or after this step, is its doing. */
let touching: { scope: Scope; root: HTMLElement; before: Pieces } | undefined;

/** Undoes what modules wrote on `html`, `head` and `body` and said of the page (title, editing, scrolling), when they leave it. */
export function containDocumentState(): void {
  const { documentElement, head, body } = document;
  for (const root of [documentElement, head, body])
    for (let owner = Object.getPrototypeOf(root); owner !== Node.prototype; owner = Object.getPrototypeOf(owner))
      for (const [name, known] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
        if (ways.test(name) || (known.set && !others.test(name))) guard(root, name, known, root);
  for (const name of ['title', 'designMode', 'dir'])
    guardInherited(document, Document.prototype, name, documentElement);
  for (const name of ['bgColor', 'fgColor']) guardInherited(document, Document.prototype, name, body);
  guardInherited(history, History.prototype, 'scrollRestoration', documentElement);
}

/** Not every browser has all. */
function guardInherited(owner: object, prototype: object, name: string, root: HTMLElement): void {
  const known = Object.getOwnPropertyDescriptor(prototype, name);
  if (known) guard(owner, name, known, root);
}

/** Only the roots get it: all other elements are as fast as ever. */
function guard(owner: object, name: string, { get, set, value }: PropertyDescriptor, root: HTMLElement): void {
  Object.defineProperty(owner, name, {
    configurable: true,
    get: function read() {
      const found = get ? get.call(owner) : value;
      // Through what can be written to.
      if (Object(found) === found) touch(root, scopeCalling(read));
      return found;
    },
    set: function write(given: unknown) {
      touch(root, scopeCalling(write), () => set?.call(owner, given));
    },
  });
}

function touch(root: HTMLElement, scope: Scope | undefined, write = () => {}): void {
  settle();
  const before = scope && piecesOf(root);
  // `body.style = …` reads `body.style`, and then nobody does.
  write();
  if (!before) return;
  touching = { scope, root, before };
  queueMicrotask(settle);
}

function settle(): void {
  if (!touching) return;
  const { scope, root, before } = touching;
  touching = undefined;
  const after = piecesOf(root);
  const known = changes.get(scope) ?? new Map<string, Change>();
  for (const piece of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(piece) === after.get(piece)) continue;
    const key = `${root.tagName} ${piece}`;
    const first = known.get(key) ?? { root, piece, before: before.get(piece) };
    known.set(key, { ...first, after: after.get(piece) });
  }
  if (known.size === 0 || changes.has(scope)) return;
  changes.set(scope, known);
  hold(scope, { stop: () => undo(scope) });
}

function undo(scope: Scope): void {
  // Whoever has written it anew since meant to.
  for (const { root, piece, before, after } of changes.get(scope)?.values() ?? [])
    if (piecesOf(root).get(piece) === after) put(root, piece, before);
  changes.delete(scope);
}

function piecesOf(root: HTMLElement): Pieces {
  const pieces: Pieces = new Map(
    Object.entries(facts).map(([name, owner]) => [name, String(Reflect.get(owner, name))]),
  );
  for (const { name, value } of root.attributes)
    if (name !== 'class' && name !== 'style') pieces.set(`attribute ${name}`, value);
  for (const name of root.classList) pieces.set(`class ${name}`, '');
  for (const name of Array.from(root.style)) pieces.set(`style ${name}`, root.style.getPropertyValue(name));
  return pieces;
}

/** @param value without one, there was none */
function put(root: HTMLElement, piece: string, value?: string): void {
  const [kind, name = ''] = piece.split(' ');
  if (kind && facts[kind]) Reflect.set(facts[kind], kind, value);
  else if (kind === 'class') root.classList.toggle(name, value !== undefined);
  else if (kind === 'style') root.style.setProperty(name, value ?? '');
  else if (value === undefined) root.removeAttribute(name);
  else root.setAttribute(name, value);
}
