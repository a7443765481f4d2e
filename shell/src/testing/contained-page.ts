/** What follows when the last area has left. */
export async function left(leave: () => void): Promise<void> {
  leave();
  await Promise.resolve();
}

/** How a promise ended: 'ok', or the name of its error. */
export function settled(answer: unknown): Promise<string> {
  return Promise.resolve(answer).then(
    () => 'ok',
    (error: DOMException) => error.name,
  );
}

/** What every request is sent by. */
export const exchange = { send: () => {} };

/** What jsdom lacks. */
export function stubBrowser(): void {
  class Connection {
    close = jest.fn();
    terminate = jest.fn();
  }
  class Exchange extends EventTarget {
    open = () => {};
    send = () => exchange.send();
    abort = () => ['abort', 'loadend'].map((type) => this.dispatchEvent(new Event(type)));
  }
  class Media extends EventTarget {}
  class Scheduler {}
  class Port extends EventTarget {
    other: Port | undefined;
    set onmessage(hear: () => void) {
      this.addEventListener('message', hear);
    }
    postMessage = (data: unknown) =>
      setTimeout(() => this.other?.dispatchEvent(new MessageEvent('message', { data })), 5);
  }
  class Channel {
    port1 = new Port();
    port2 = Object.assign(new Port(), { other: this.port1 });
  }
  Object.assign(Scheduler.prototype, {
    postTask: async (callback: () => unknown) => callback(),
    yield: async () => {},
  });
  // jest lays its own over the one that every target inherits.
  for (const own of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(window, own);
  Object.assign(window, {
    XMLHttpRequest: Exchange,
    Scheduler,
    MessageChannel: Channel,
    WebSocket: Connection,
    Worker: Connection,
    MediaQueryList: Media,
    matchMedia: () => new Media(),
    requestIdleCallback: (run: () => void) => setTimeout(run, 5),
    cancelIdleCallback: (id: number) => clearTimeout(id),
    webkitRequestAnimationFrame: window.requestAnimationFrame,
    webkitCancelAnimationFrame: window.cancelAnimationFrame,
    WebKitMutationObserver: MutationObserver,
    fetch: (_: string, { signal }: RequestInit = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => resolve(new Response('')), 50);
      }),
  });
}
