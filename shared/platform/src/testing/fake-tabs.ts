/** Channels and locks between the tabs of one browser, within one process. jsdom has neither. */
export function fakeTabs(): void {
  const channels = new Set<FakeChannel>();
  const queues = new Map<string, Promise<unknown>>();

  class FakeChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels)
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close(): void {
      channels.delete(this);
    }
  }

  const request = async (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const before = queues.get(name) ?? Promise.resolve();
    const held = before.then(() => {
      signal.throwIfAborted();
      return hold();
    });
    queues.set(
      name,
      held.catch(() => {}),
    );
    return held;
  };

  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
