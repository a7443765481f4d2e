import type { Registry } from '../registry/registry.ts';
import type { ParsedRegistry } from '../registry/registry-schema.ts';

/**
 * A registry with keys of teams, put together from what may be followed of the one that was read and, for the other
 * modules, what was followed before: nobody without the right to it takes a module away by breaking or dropping its part.
 * @param known what was followed before, as it was signed
 * @returns also which modules are not in the one that was read
 */
export function goOnWith(known: Registry, { given, unusable }: ParsedRegistry): { given: Registry; missing: string[] } {
  const missing = Object.keys(known.modules).filter((name) => !Object.hasOwn(given.modules, name));
  const broken = unusable.filter((name) => Object.hasOwn(known.modules, name));
  const before = onlyModules(known, [...missing, ...broken]);
  const usable = Object.keys(given.modules).filter((name) => !unusable.includes(name));
  const now = onlyModules(given, usable);
  const modules = { ...now.modules, ...before.modules };
  return { given: { ...given, modules, seals: { ...now.seals, ...before.seals } }, missing };
}

/** The registry with nothing of the other modules. */
export function onlyModules(registry: Registry, names: readonly string[]): Registry {
  const only = <T>(record: Record<string, T> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
  return { ...registry, modules: only(registry.modules), seals: only(registry.seals) };
}
