import { hold, type Scope, scopeCalling } from './scope.ts';

/** Names of globals that are guarded. */
export const guarded = new Set<string>();

/**
 * Guards a global that everybody relies on: a module that overwrites it meets what it wrote, and nobody else does. Whoever is
 * no module (an extension, a test's clock) overwrites it as ever.
 * @param value what stands there from now on
 */
export function guardGlobal(name: string, value: unknown): void {
  guarded.add(name);
  let current = value;
  const written = new Map<Scope, unknown>();
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: function read() {
      if (written.size === 0) return current;
      const scope = scopeCalling(read);
      return scope && written.has(scope) ? written.get(scope) : current;
    },
    set: function write(own: unknown) {
      const scope = scopeCalling(write);
      if (!scope) {
        current = own;
        return;
      }
      const put = () => written.set(scope, own);
      put();
      hold(scope, { stop: () => written.delete(scope), start: put });
    },
  });
}
