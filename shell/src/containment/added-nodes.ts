import { type Held, hold, type Scope, scopeCalling } from './scope.ts';

/** Those of HTML stand in `styles.ts`. */
const ways = /^(append|prepend|insert|moveBefore|replace|before|after)(?!.*(Data|HTML))/;

/** Sheets are contained as such, and a script that has begun to load should run. */
const staying = ['STYLE', 'LINK', 'SCRIPT'];

/** Asked before and after each call of a module: what it has noticed in between is that call's doing. */
let observer: MutationObserver | undefined;

/** Takes nodes that modules put into `head` and `body` with them when they leave the page, and back when they return. */
export function containAddedNodes(): void {
  observer = new MutationObserver(() => {});
  // By these React adds whatever it draws: only the two get them.
  for (const root of [document.head, document.body]) {
    observer.observe(root, { childList: true });
    follow(Node.prototype, root);
  }
  for (const { prototype } of [Element, CharacterData, Range]) follow(prototype);
}

/** @param place gets the ways of `owner` */
function follow(owner: object, place = owner): void {
  for (const [name, known] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
    if (!ways.test(name)) continue;
    const value = function add(this: Node | Range, ...given: unknown[]) {
      const scope = isInRoot(this) ? scopeCalling(add) : undefined;
      return noticed(scope, () => Reflect.apply(known.value, this, given));
    };
    Object.defineProperty(place, name, { ...known, value });
  }
}

/** Whether it is `head` or `body`, or stands right in them: elements in numbers are not asked whose they are. */
export function isInRoot(place: Node | Range): boolean {
  const node = place instanceof Range ? place.startContainer : place;
  const roots: (Node | null)[] = [document.head, document.body];
  return roots.includes(node) || roots.includes(node.parentNode);
}

/** Does what adds nodes for a module, and holds those that it has put into `head` and `body`. */
export function noticed<T>(scope: Scope | undefined, add: () => T): T {
  if (!scope) return add();
  observer?.takeRecords();
  const result = add();
  for (const { target, addedNodes } of observer?.takeRecords() ?? [])
    for (const node of addedNodes) if (!staying.includes(node.nodeName)) hold(scope, standstillOf(target, node));
  return result;
}

/** What its module itself has thrown away nobody keeps. */
function standstillOf(parent: Node, node: Node): Held {
  const reference = new WeakRef(node);
  let taken: Node | undefined;
  return {
    stop() {
      taken = reference.deref();
      if (taken?.parentNode === parent) parent.removeChild(taken);
      else taken = undefined;
    },
    start() {
      if (taken) parent.appendChild(taken);
    },
  };
}
