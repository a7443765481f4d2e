import { type Held, hold, scopeCalling } from './scope.ts';

const ways = ['append', 'prepend', 'appendChild', 'insertBefore', 'replaceChildren', 'insertAdjacentElement'] as const;

/** Sheets are contained as such, and a script that has begun to load should run. */
const staying = ['STYLE', 'LINK', 'SCRIPT'];

/** Takes nodes that modules put into `head` and `body` with them when they leave the page, and back when they return. */
export function containAddedNodes(): void {
  for (const parent of [document.head, document.body])
    for (const way of ways) {
      const known = parent[way];
      Object.defineProperty(parent, way, {
        configurable: true,
        writable: true,
        value: function add(...given: unknown[]) {
          const scope = scopeCalling(add);
          const nodes = given.flatMap(nodesOf).filter(({ nodeName }) => !staying.includes(nodeName));
          const result = Reflect.apply(known, parent, given);
          if (scope) for (const node of nodes) hold(scope, standstillOf(parent, node));
          return result;
        },
      });
    }
}

function nodesOf(given: unknown): Node[] {
  if (given instanceof DocumentFragment) return [...given.childNodes];
  return given instanceof Node ? [given] : [];
}

/** What its module itself has thrown away nobody keeps. */
function standstillOf(parent: Element, node: Node): Held {
  const reference = new WeakRef(node);
  let taken: Node | undefined;
  return {
    stop() {
      taken = reference.deref();
      if (taken?.parentNode === parent) parent.removeChild(taken);
      else taken = undefined;
    },
    start() {
      if (taken) parent.append(taken);
    },
  };
}
