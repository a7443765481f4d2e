import { assertFits } from './fit.ts';
import type { Deed, Preview, Registry } from './registry.ts';
import { assertNotRetired, moduleIn, withModule } from './registry-changes.ts';

/**
 * Takes a module from everybody until it is resumed. Its pointers stay and can be moved meanwhile.
 * @throws Error for the shell, and when it is paused or retired already
 */
export function withPaused(registry: Registry, moduleName: string, deed: Deed): Registry {
  const known = closable(registry, moduleName);
  if (known.paused) throw new Error(`${moduleName} is paused already, by ${known.paused.by} at ${known.paused.at}.`);
  return withModule(registry, moduleName, { ...known, paused: deed });
}

/**
 * Ends the canary and takes a module away for good; other modules may have its addresses.
 * @throws Error for the shell, and when it is retired already
 */
export function withRetired(registry: Registry, moduleName: string, deed: Deed): Registry {
  const { paused: _, previews: __, ...known } = closable(registry, moduleName);
  return withModule(registry, moduleName, { ...known, canary: null, retired: deed });
}

/**
 * Gives a paused or retired module back to everybody.
 * @throws Error when it is neither, when the shell does not satisfy it, and when another module has its address by now
 */
export function withResumed(registry: Registry, moduleName: string): Registry {
  const { paused, retired, ...known } = moduleIn(registry, moduleName);
  if (!paused && !retired) throw new Error(`${moduleName} is neither paused nor retired; people get it.`);
  const next = withModule(registry, moduleName, known);
  assertFits(next, moduleName);
  return next;
}

/** Adds a preview, in the place of an earlier one of its name. @throws Error when the module is retired or not released */
export function withPreview(registry: Registry, moduleName: string, preview: Preview): Registry {
  const known = moduleIn(registry, moduleName);
  assertNotRetired(known, moduleName);
  const others = (known.previews ?? []).filter(({ name }) => name !== preview.name);
  return withModule(registry, moduleName, { ...known, previews: [...others, preview] });
}

/** Ends a preview before its time. @throws Error when there is none of that name */
export function withoutPreview(registry: Registry, moduleName: string, name: string): Registry {
  const known = moduleIn(registry, moduleName);
  const { previews = [] } = known;
  const others = previews.filter((preview) => preview.name !== name);
  const names = previews.map((preview) => preview.name).join(', ');
  if (others.length === previews.length)
    throw new Error(`${moduleName} has no preview ${name}; it has ${names || 'none at all'}.`);
  return withModule(registry, moduleName, { ...known, previews: others });
}

function closable(registry: Registry, moduleName: string) {
  if (moduleName === 'shell') throw new Error('The shell is the page itself; it can neither be paused nor retired.');
  const known = moduleIn(registry, moduleName);
  assertNotRetired(known, moduleName);
  return known;
}
