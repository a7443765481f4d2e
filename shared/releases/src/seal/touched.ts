import type { ModuleReleases, Registry } from '../registry/registry.ts';
import { isSameText } from '../registry/same-text.ts';

/** What a change of the registry touches. */
export interface Touched {
  /** Modules whose part is another one, or new. */
  parts: string[];
  /** Modules that are there no more. */
  removed: string[];
  isRingTouched: boolean;
}

/** What differs between two registries, and so has to be signed anew. */
export function touchedBy(before: Registry, after: Registry): Touched {
  return {
    parts: Object.keys(after.modules).filter((name) => !isSameText(partIn(before, name), partIn(after, name))),
    removed: Object.keys(before.modules).filter((name) => !partIn(after, name)),
    isRingTouched: !isSameText(before.keys, after.keys),
  };
}

function partIn({ modules }: Registry, name: string): ModuleReleases | undefined {
  return Object.hasOwn(modules, name) ? modules[name] : undefined;
}
