import { lastingParts, outlivesAreas } from './lasting.ts';
import { type Held, hold, type Scope, scopeCalling } from './scope.ts';

interface Assigned {
  scope: Scope;
  held: Held;
  /** What stood there before any module. */
  before: unknown;
}

/** By target and name: `window.onresize = …`. */
const assigned = new WeakMap<object, Map<string, Assigned>>();

/** Takes handlers that modules assigned off what outlives their areas, while they are not on the page. */
export function containHandlers(): void {
  const prototypes = [Document, HTMLElement, HTMLBodyElement, MediaQueryList].map(({ prototype }): object => prototype);
  const parts = lastingParts().map((part) => Object.getPrototypeOf(part));
  for (const owner of [window, ...prototypes, ...parts])
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      if (name.startsWith('on') && property.set) containHandler(owner, name, property);
}

function containHandler(owner: object, name: string, known: PropertyDescriptor): void {
  const { get, set } = known;
  Object.defineProperty(owner, name, {
    ...known,
    set: function assign(this: unknown, handler: unknown) {
      const target = Object(owner === window ? owner : this);
      const put = (value: unknown) => set?.call(target, value);
      const isLasting = outlivesAreas(target);
      const former = isLasting ? assigned.get(target)?.get(name) : undefined;
      const before = former ? former.before : get?.call(target);
      put(handler);
      former?.scope.held.delete(former.held);
      assigned.get(target)?.delete(name);
      const scope = isLasting ? scopeCalling(assign) : undefined;
      if (!scope) return;
      const held = { stop: () => put(before), start: () => put(handler) };
      assigned.set(target, (assigned.get(target) ?? new Map()).set(name, { scope, held, before }));
      hold(scope, held);
    },
  });
}
