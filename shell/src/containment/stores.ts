import { scopeCalling } from './scope.ts';

/** By store: keys that modules wrote since the page was opened. */
const written = new WeakMap<Storage, Map<string, string>>();

/** A module that clears a store, which all share, clears what it wrote itself. */
export function containStores(): void {
  const { setItem, clear } = Storage.prototype;
  Storage.prototype.setItem = function set(key, value) {
    const scope = scopeCalling(set);
    setItem.call(this, key, value);
    const keys = written.get(this) ?? new Map();
    if (scope) written.set(this, keys.set(String(key), scope.module));
    else keys.delete(String(key));
  };
  Storage.prototype.clear = function empty() {
    const scope = scopeCalling(empty);
    if (!scope) clear.call(this);
    else for (const [key, module] of written.get(this) ?? []) if (module === scope.module) this.removeItem(key);
  };
}
