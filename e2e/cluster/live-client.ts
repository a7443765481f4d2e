/** When a browser comes back after its stream broke; the server says so (`retry`). */
const retryMs = 1_000;

/** Follows what changes as a browser does: over one stream, and after it broke from where it was. */
export interface LiveClient {
  /** @returns how long after now a message named this read, or all of them, in milliseconds */
  untilStale(path: string): Promise<number>;
  /** How often it opened a stream so far. */
  openings(): number;
  close(): void;
}

/** Opens the stream; resolves when it is open. */
export async function followChanges(origin: string, cookie: string): Promise<LiveClient> {
  const closing = new AbortController();
  const waiting = new Map<string, () => void>();
  let lastEventId = '';
  let openings = 0;
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  void follow();
  await opened;
  return {
    async untilStale(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const since = performance.now();
      waiting.set(path, resolve);
      await promise;
      return performance.now() - since;
    },
    openings: () => openings,
    close: () => closing.abort(),
  };

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      await readOnce().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }

  async function readOnce(): Promise<void> {
    const headers = { cookie, accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) };
    const answer = await fetch(`${origin}/api/live`, { headers, signal: closing.signal });
    if (!answer.ok || !answer.body) return;
    let rest = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) hear(block);
    }
  }

  function hear(block: string): void {
    lastEventId = /^id: (.*)$/m.exec(block)?.[1] ?? lastEventId;
    const event = /^event: (.*)$/m.exec(block)?.[1];
    if (event === 'open') {
      openings += 1;
      open();
    }
    if (event !== 'stale') return;
    const { reads } = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}');
    for (const [path, resolve] of waiting) if (reads === 'all' || reads.includes(path)) resolve();
  }
}
