import { urlOf } from '@rezenso/contract/endpoint';
import { beatSeconds, followChanges, type StaleReads } from '@rezenso/contract/live';
import { pageAge } from './page-age.ts';

/** What a stream tells; after `ended` and `lost` it tells nothing more. */
export interface Listener {
  /** It is open, or open again. */
  opened(id: string): void;
  /** The connection broke, and the browser opens it again by itself. */
  broke(): void;
  stale(id: string, reads: StaleReads): void;
  /** All that was said up to this id has been heard. */
  heard(id: string): void;
  /** The server ended it for good. */
  ended(reason: string): void;
  /** It is closed: nothing came for too long, or the browser gave up, as it does after a refusal. */
  lost(why: 'silent' | 'refused'): void;
}

/** Two beats may be missing. */
const silentAfterMs = 2.5 * beatSeconds * 1000;

/**
 * Opens the stream of changes, which the browser opens again by itself when the connection breaks.
 * @param after the last id that was heard, of an earlier stream
 * @returns closes it
 */
export function openStream(after: string | undefined, listener: Listener): () => void {
  // Nothing was heard yet: opened again by the browser, it would name the age that the page had before.
  let isToOpenAnew = after === undefined;
  const source = new EventSource(urlOf(followChanges, { query: after === undefined ? { age: pageAge() } : { after } }));
  let silence: ReturnType<typeof setTimeout>;
  const close = () => {
    clearTimeout(silence);
    source.close();
  };
  const lose = (why: 'silent' | 'refused') => {
    close();
    listener.lost(why);
  };
  const waitForNext = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, silentAfterMs, 'silent');
  };
  const on = (name: string, tell: (event: MessageEvent<string>) => void) =>
    source.addEventListener(name, (event) => {
      waitForNext();
      tell(event);
    });
  on('open', ({ lastEventId }) => {
    if (!lastEventId) return;
    isToOpenAnew = false;
    listener.opened(lastEventId);
  });
  on('stale', ({ lastEventId, data }) => listener.stale(lastEventId, readsIn(data)));
  on('beat', ({ lastEventId }) => listener.heard(lastEventId));
  on('end', ({ data }) => {
    close();
    listener.ended(reasonIn(data));
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED || isToOpenAnew) lose('refused');
    else listener.broke();
  });
  waitForNext();
  return close;
}

/** What cannot be read may have named anything. */
function readsIn(data: string): StaleReads {
  const reads = fieldOf(data, 'reads');
  return Array.isArray(reads) ? reads.map(String) : 'all';
}

function reasonIn(data: string): string {
  return String(fieldOf(data, 'reason'));
}

function fieldOf(data: string, name: string): unknown {
  try {
    const fields: Record<string, unknown> = JSON.parse(data);
    return fields[name];
  } catch {
    return undefined;
  }
}
