/** Milliseconds after which an entry counts as lost. */
const entryTimeoutMs = 4000;

/** What the entry script of a remote leaves in a global variable. */
export interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/** Why an entry did not become a container: it did not come at all, in time, is something else, or threw as it ran. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
  readonly type: 'refused' | 'timeout' | 'missing' | 'threw';

  constructor(type: EntryError['type'], entry: string, cause?: unknown) {
    super(cause instanceof Error ? cause.message : `The entry ${entry} is ${type}`, { cause });
    this.type = type;
  }
}

/**
 * Runs an entry as the registry knows it, and not for ever.
 * @param remote name of the global variable that it fills; what stands there already is taken as it is
 * @param integrity digest that the script must have
 * @throws {EntryError}
 */
export function loadEntry(remote: string, entry: string, integrity: string): Promise<Container> {
  const there = containerIn(remote);
  return there ? Promise.resolve(there) : run(remote, entry, integrity);
}

function run(remote: string, entry: string, integrity: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = window.__rezensoAttempt ? `${entry}?attempt=${window.__rezensoAttempt}` : entry;
    script.integrity = integrity;
    let thrown: ErrorEvent | undefined;
    const noteError = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown ??= event;
    };
    const end = (result: Container | EntryError) => {
      clearTimeout(timer);
      window.removeEventListener('error', noteError);
      script.remove();
      if (result instanceof EntryError) reject(result);
      else resolve(result);
    };
    const timer = setTimeout(() => end(new EntryError('timeout', entry)), entryTimeoutMs);
    window.addEventListener('error', noteError);
    // The browser says 'load' right after the script ran, so that nothing else has filled the variable since.
    script.onload = () => {
      const container = containerIn(remote);
      if (thrown) end(new EntryError('threw', entry, thrown.error ?? new Error(thrown.message)));
      else end(container ?? new EntryError('missing', entry));
    };
    script.onerror = () => end(new EntryError('refused', entry));
    document.head.append(script);
  });
}

function containerIn(remote: string): Container | undefined {
  return Reflect.get(globalThis, remote);
}
