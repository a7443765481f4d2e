import { type Held, hold, type Scope, scopeCalling } from './scope.ts';
import { areaMark } from './scoped-css.ts';

type Listener = EventListenerOrEventListenerObject | null;
type Options = boolean | AddEventListenerOptions | undefined;

interface Listening extends Held {
  scope: Scope;
  target: EventTarget;
  type: string;
  isCapturing: boolean;
}

/** What is held, by listener: whoever takes one off must not look through all. */
const listenings = new WeakMap<object, Set<Listening>>();

/** Takes modules' listeners off what outlives their areas, while they are not on the page. */
export function containListeners(): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const lasting = lastingTargets();
  const outlivesAreas = (target: EventTarget) =>
    lasting.has(target) || target instanceof MediaQueryList || (target instanceof Element && isShells(target));

  EventTarget.prototype.addEventListener = function listen(type: string, listener: Listener, options?: Options) {
    const target = this ?? globalThis;
    add.call(target, type, listener, options);
    const scope = listener && outlivesAreas(target) ? scopeCalling(listen) : undefined;
    if (!scope || !listener || find(target, type, listener, options)) return;
    const forget = () => listenings.get(listener)?.delete(held);
    const held: Listening = {
      scope,
      target,
      type,
      isCapturing: isCapturing(options),
      stop: () => remove.call(target, type, listener, options),
      start: () => add.call(target, type, listener, options),
      forget,
    };
    listenings.set(listener, (listenings.get(listener) ?? new Set()).add(held));
    hold(scope, held);
    if (typeof options === 'object' && options.once)
      add.call(target, type, () => drop(held), { once: true, capture: held.isCapturing });
  };

  EventTarget.prototype.removeEventListener = function unlisten(type: string, listener: Listener, options?: Options) {
    const target = this ?? globalThis;
    remove.call(target, type, listener, options);
    const held = listener && find(target, type, listener, options);
    if (held) drop(held);
  };
}

function drop(held: Listening): void {
  held.forget?.();
  held.scope.held.delete(held);
}

/** Elements of an area go with it, and their listeners with them; those around areas stay. */
function isShells(element: Element): boolean {
  return element.isConnected && !element.closest(`[${areaMark}]`);
}

/** What stays on the page while areas come and go. */
function lastingTargets(): Set<unknown> {
  const { documentElement, body, head } = document;
  const { visualViewport, screen, navigator } = window;
  return new Set([
    window,
    document,
    documentElement,
    body,
    head,
    visualViewport,
    screen?.orientation,
    navigator.serviceWorker,
  ]);
}

function find(target: EventTarget, type: string, listener: object, options: Options): Listening | undefined {
  for (const held of listenings.get(listener) ?? [])
    if (held.target === target && held.type === type && held.isCapturing === isCapturing(options)) return held;
  return undefined;
}

function isCapturing(options: Options): boolean {
  return typeof options === 'object' ? Boolean(options.capture) : Boolean(options);
}
