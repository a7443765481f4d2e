import { type Added, rememberBuiltIns } from './built-ins.ts';
import { scriptCalling } from './module-script.ts';
import { followPage, isPresent } from './scope.ts';

interface Away extends Added {
  value: PropertyDescriptor;
  /** Modules whose scripts name it. */
  users: ReadonlySet<string>;
}

/** Undoes what a module did to built-ins when it leaves, and takes along what it added to them and to the window. */
export function containGlobals(): void {
  // Leaves a property of `Error` behind, which is not a module's.
  scriptCalling(containGlobals);
  const builtIns = rememberBuiltIns();
  const away = new Set<Away>();
  // Once its scripts have fallen out of the browser's list, nobody knows any more what they name.
  performance.setResourceTimingBufferSize?.(5000);
  let isTidying = false;
  followPage((module, isOpen) => {
    if (isOpen) bringBack(module);
    else if (!isTidying) {
      isTidying = true;
      // From the dashboard several leave in one step: to compare takes milliseconds of the click, so once, after the last of them.
      queueMicrotask(tidy);
    }
  });

  function tidy(): void {
    isTidying = false;
    builtIns.putBack();
    // Without a connection, what was added stays until the next one leaves.
    takeAway().catch(() => {});
  }

  /** Nobody can tell who added something: it goes when a module's scripts write it, and nobody who is there names it. */
  async function takeAway(): Promise<void> {
    const added = builtIns.added();
    if (added.length === 0) return;
    const { namedByScripts } = await import('./named-by-scripts.ts');
    const named = await namedByScripts(added.map(({ name }) => name));
    for (const { owner, name } of added) {
      const { writers, users } = named(name);
      if (writers.size === 0 || users.has('shell') || [...users].some(isPresent)) continue;
      const value = Reflect.getOwnPropertyDescriptor(owner, name);
      if (value && Reflect.deleteProperty(owner, name)) away.add({ owner, name, value, users });
    }
  }

  function bringBack(module: string): void {
    for (const taken of away) {
      if (!taken.users.has(module)) continue;
      away.delete(taken);
      Reflect.defineProperty(taken.owner, taken.name, taken.value);
    }
  }
}
