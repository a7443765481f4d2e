import { guardGlobal } from './guarded-global.ts';
import { type Held, hold, type Scope, scopeCalling, whenOn } from './scope.ts';

type Make = (given: unknown[]) => object;

/** How an instance stops; `close` and `terminate` are for good. */
const ways = {
  close: (made: { close(): void }): Held => ({ stop: () => made.close() }),
  terminate: (made: { terminate(): void }): Held => ({ stop: () => made.terminate() }),
  port: ({ port }: { port: MessagePort }): Held => ({ stop: () => port.close() }),
};

const held: Record<string, (made: never) => Held> = {
  EventSource: ways.close,
  WebSocket: ways.close,
  BroadcastChannel: ways.close,
  Worker: ways.terminate,
  SharedWorker: ways.port,
  RTCPeerConnection: ways.close,
  webkitRTCPeerConnection: ways.close,
  WebTransport: ways.close,
};
const observers = [
  'MutationObserver',
  'ResizeObserver',
  'IntersectionObserver',
  'PerformanceObserver',
  'WebKitMutationObserver',
];

/** Ends modules' connections and workers when they leave, quiets their observers, and lets messages to themselves wait. */
export function containConstructed(): void {
  for (const [name, heldFor] of Object.entries(held))
    whenModuleMakes(name, (scope, given, make) => {
      const made = make(given);
      hold(scope, Reflect.apply(heldFor, undefined, [made]));
      return made;
    });
  whenModuleMakes('MessageChannel', (scope, given, make) => {
    const channel = make(given) as MessageChannel;
    for (const port of [channel.port1, channel.port2]) waitOffPage(scope, port);
    return channel;
  });
  for (const name of observers)
    whenModuleMakes(name, (scope, [callback, ...rest], make) => make([quietOffPage(scope, callback), ...rest]));
}

/** Who comes first can keep a message from the others, until the module is on the page. */
function waitOffPage(scope: Scope, port: MessagePort): void {
  port.addEventListener('message', (message) => {
    const back = whenOn(scope);
    if (!back) return;
    message.stopImmediatePropagation();
    const { data, ports } = message;
    void back.then(() => port.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] })));
  });
}

/** An observer goes on observing, and its module hears of it only while it is on the page. */
function quietOffPage(scope: Scope, callback: unknown): unknown {
  if (typeof callback !== 'function') return callback;
  return (...given: unknown[]) => (scope.isOpen ? Reflect.apply(callback, given[1], given) : undefined);
}

/** Lets whoever contains a class change what a module gets of it. */
export function whenModuleMakes(name: string, makeFor: (scope: Scope, given: unknown[], make: Make) => object): void {
  const known: unknown = Reflect.get(window, name);
  // Not every browser has every class.
  if (typeof known !== 'function') return;
  const contained = new Proxy(known, {
    construct: function construct(target, given: unknown[], asked) {
      const scope = scopeCalling(construct);
      const make: Make = (changed) => Reflect.construct(target, changed, asked);
      return scope ? makeFor(scope, given, make) : make(given);
    },
  });
  guardGlobal(name, contained);
}
