import type { Registry } from '../registry/registry.ts';
import type { StoredRegistry } from '../storage/storage.ts';

/**
 * The registry that lies in a store; empty before the first release.
 * @param place where it lies, as whoever reads the fault knows it
 * @throws Error saying what to do when it is half of one, or none
 */
export function registryIn(stored: StoredRegistry | undefined, place: string): Registry {
  if (!stored) return { modules: {} };
  try {
    const registry: unknown = JSON.parse(stored.text);
    if (isRegistry(registry)) return registry;
  } catch {
    // Said below.
  }
  throw new Error(
    `The registry in ${place} cannot be read; nothing was changed. Put back the last good one, from a backup or the store's versions.`,
  );
}

/** Enough of its form for every command; one that a server refuses can still be looked at and mended. */
function isRegistry(value: unknown): value is Registry {
  const modules = fieldOf(value, 'modules');
  if (typeof modules !== 'object' || modules === null || Array.isArray(modules)) return false;
  return Object.values(modules).every((module) => Array.isArray(fieldOf(module, 'releases')));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
