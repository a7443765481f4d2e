import * as z from 'zod/mini';
import { historyEntry, moduleReleases, preview, registryForm, release } from './registry-forms.ts';

const forms = { release, preview, 'history entry': historyEntry, part: moduleReleases, registry: registryForm };

/**
 * What is wrong with the form of something that a change brings; undefined when nothing is. Stricter than whoever follows a
 * registry, which a newer command may have written: a field that is not known here could be anything.
 */
export function formFault(kind: keyof typeof forms, value: unknown): string | undefined {
  const parsed = z.safeParse(forms[kind], value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${[kind, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`;
  }
  const unknown = unknownField(value, parsed.data, kind);
  return unknown && `${unknown} is a field that this site does not know; it may be older than the command`;
}

/** The first field of a value that is not in what a form took of it. */
function unknownField(value: unknown, taken: unknown, place: string): string | undefined {
  if (typeof value !== 'object' || value === null || typeof taken !== 'object' || taken === null) return undefined;
  for (const [field, inner] of Object.entries(value)) {
    const at = `${place}.${field}`;
    if (!Object.hasOwn(taken, field)) return at;
    const deeper = unknownField(inner, Reflect.get(taken, field), at);
    if (deeper) return deeper;
  }
  return undefined;
}
