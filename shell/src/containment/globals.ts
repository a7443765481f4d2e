import { rememberBuiltIns } from './built-ins.ts';
import { followPage, isPresent } from './scope.ts';

/** Containers and chunks of modules, registers by which copies of one library find each other, and frames. */
const mayStay = /^(mf_|webpackChunk|__|\d)/;

/** Globals of modules that are not on the page now. */
const away = new Map<string, Map<string, PropertyDescriptor>>();
/** Module and global that its scripts do not name. */
const foreign = new Set<string>();
let known = new Set<PropertyKey>();
let putBuiltInsBack: (() => void) | undefined;

/** Undoes what a module did to built-ins when it leaves, and takes the globals along that it made. */
export function containGlobals(): void {
  followPage((module, isOpen) => {
    if (isOpen) bringBack(module);
    else {
      putBuiltInsBack?.();
      putBuiltInsBack = undefined;
      const added = Reflect.ownKeys(window)
        .filter(isStray)
        .filter((name) => !foreign.has(`${module} ${name}`));
      if (added.length > 0) void takeAway(module, added);
    }
    if (known.size === 0) known = new Set(Reflect.ownKeys(window));
    putBuiltInsBack ??= rememberBuiltIns();
  });
}

function isStray(name: PropertyKey): name is string {
  return typeof name === 'string' && !known.has(name) && !mayStay.test(name);
}

/** Nobody can tell who wrote a global, so only those are taken that the module's scripts name. */
async function takeAway(module: string, added: string[]): Promise<void> {
  const { namedByScripts } = await import('./named-by-scripts.ts');
  const named = await namedByScripts(module, added);
  for (const name of added) if (!named.includes(name)) foreign.add(`${module} ${name}`);
  if (isPresent(module)) return;
  const taken = away.get(module) ?? new Map<string, PropertyDescriptor>();
  away.set(module, taken);
  for (const name of named) {
    const value = Reflect.getOwnPropertyDescriptor(window, name);
    if (value && Reflect.deleteProperty(window, name)) taken.set(name, value);
  }
}

function bringBack(module: string): void {
  for (const [name, value] of away.get(module) ?? []) Reflect.defineProperty(window, name, value);
  away.delete(module);
}
