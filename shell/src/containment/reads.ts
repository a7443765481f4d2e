import { whenModuleMakes } from './constructed.ts';
import { type Held, hold, type Scope, scopeCalling, whenOn } from './scope.ts';

/** Ended when the scope's module leaves the page; another one for its next visit. */
const visits = new WeakMap<Scope, AbortController>();

/**
 * `fetch` whose reads for a module end when it leaves the page, and wait while it is away. What changes something is never torn.
 */
export function containedFetch(fetch: typeof window.fetch): typeof window.fetch {
  return function contained(input, init) {
    const isWhole = input instanceof Request;
    const method = init?.method ?? (isWhole ? input.method : 'GET');
    if (!isRead(method)) return fetch(input, init);
    const scope = scopeCalling(contained);
    if (!scope || isYetToCome(scope)) return fetch(input, init);
    const own = init?.signal ?? (isWhole ? input.signal : undefined);
    const read = () =>
      fetch(input, { ...init, signal: AbortSignal.any([visitOf(scope).signal, ...(own ? [own] : [])]) });
    return whenOn(scope)?.then(read) ?? read();
  };
}

/** What a module reads before its first visit, it reads ahead. */
const isYetToCome = (scope: Scope) => !scope.isOpen && !scope.hasLeft;
const isRead = (method: string) => /^(get|head)$/i.test(method);
const told = ['readystatechange', 'progress', 'load', 'error', 'abort', 'timeout', 'loadend'];

/** The same for XMLHttpRequest: a module that has left hears no more of what it was reading. */
export function containRequests(): void {
  whenModuleMakes('XMLHttpRequest', (scope, given, make) => {
    const request = make(given) as XMLHttpRequest;
    const { open, send } = request;
    let isReading = false;
    let isTorn = false;
    // Before anybody else can listen: who comes first can silence the others.
    for (const type of told) request.addEventListener(type, (event) => isTorn && event.stopImmediatePropagation());
    const held: Held = {
      stop: () => {
        isTorn = true;
        request.abort();
      },
    };
    request.addEventListener('loadend', () => scope.held.delete(held));
    return Object.assign(request, {
      open(method: string, ...rest: unknown[]) {
        isReading = isRead(method);
        isTorn = false;
        Reflect.apply(open, request, [method, ...rest]);
      },
      send(body?: XMLHttpRequestBodyInit) {
        if (!isReading || isYetToCome(scope)) return send.call(request, body);
        const read = () => {
          hold(scope, held);
          send.call(request, body);
        };
        void (whenOn(scope)?.then(read) ?? read());
      },
    });
  });
}

function visitOf(scope: Scope): AbortController {
  const known = visits.get(scope);
  if (known) return known;
  const visit = new AbortController();
  visits.set(scope, visit);
  hold(scope, {
    stop: () => {
      visits.delete(scope);
      visit.abort();
    },
  });
  return visit;
}
