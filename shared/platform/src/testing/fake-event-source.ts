/** A stream of server-sent events that a test writes, in the words of docs/decisions/0076. jsdom has none. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** All that were opened, oldest first. */
  static opened: FakeEventSource[] = [];

  readyState: number = FakeEventSource.CONNECTING;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('Nobody has opened a stream');
    return last;
  }

  /** Those that nobody has closed. */
  static get live(): FakeEventSource[] {
    return FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);
  }

  /** What the server writes: an event with its id and its data as JSON. */
  say(type: string, id: string, data: object = {}): void {
    if (this.readyState === FakeEventSource.CLOSED) throw new Error(`The stream is closed, and nobody hears ${type}`);
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new MessageEvent(type, { lastEventId: id, data: JSON.stringify(data) }));
  }

  /** As browsers do: after a refusal they give up, after a broken connection they try again. */
  fail(how: 'refused' | 'broken'): void {
    this.readyState = how === 'refused' ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** Puts it in place of the browser's own, with none opened yet. */
export function fakeEventSource(): typeof FakeEventSource {
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
  return FakeEventSource;
}
