import { outlivesAreas } from './lasting.ts';
import { type Held, hold, type Scope, scopeCalling } from './scope.ts';

type Listener = EventListenerOrEventListenerObject | null;
type Options = boolean | AddEventListenerOptions | undefined;

interface Listening extends Required<Held> {
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

  EventTarget.prototype.addEventListener = function listen(type: string, listener: Listener, options?: Options) {
    const target = this ?? globalThis;
    const scope = listener && outlivesAreas(target) ? scopeCalling(listen) : undefined;
    if (!scope || !listener || find(target, type, listener, options)) {
      add.call(target, type, listener, options);
      return;
    }
    const once = typeof options === 'object' && options.once ? { capture: isCapturing(options) } : undefined;
    const told = () => drop(held);
    const held: Listening = {
      scope,
      target,
      type,
      isCapturing: isCapturing(options),
      stop: () => {
        remove.call(target, type, listener, options);
        if (once) remove.call(target, type, told, once);
      },
      start: () => {
        // Before it: a listener may let no other one hear.
        if (once) add.call(target, type, told, once);
        add.call(target, type, listener, options);
      },
      forget: () => listenings.get(listener)?.delete(held),
    };
    held.start();
    listenings.set(listener, (listenings.get(listener) ?? new Set()).add(held));
    hold(scope, held);
  };

  EventTarget.prototype.removeEventListener = function unlisten(type: string, listener: Listener, options?: Options) {
    const target = this ?? globalThis;
    const held = listener && find(target, type, listener, options);
    remove.call(target, type, listener, options);
    if (!held) return;
    held.stop();
    drop(held);
  };
}

function drop(held: Listening): void {
  held.forget();
  held.scope.held.delete(held);
}

function find(target: EventTarget, type: string, listener: object, options: Options): Listening | undefined {
  for (const held of listenings.get(listener) ?? [])
    if (held.target === target && held.type === type && held.isCapturing === isCapturing(options)) return held;
  return undefined;
}

function isCapturing(options: Options): boolean {
  return typeof options === 'object' ? Boolean(options.capture) : Boolean(options);
}
