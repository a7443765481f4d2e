import type { ModuleManifest } from '@rezenso/contract/releases';
import * as z from 'zod/mini';
import { unchecked, type Verdict } from '../seal/verdict.ts';
import type { HistoryEntry, ModuleReleases, Preview, Registry, Release } from './registry.ts';
import { historyEntry, manifest, moduleReleases, name, preview, registryForm, release } from './registry-forms.ts';

/** A registry as it was read. */
export interface ParsedRegistry {
  /** What can be used of it. */
  registry: Registry;
  /** What was left out of `registry`, and why. */
  faults: string[];
  /** Names of the modules of which nothing can be used. */
  unusable: string[];
  /** Why nothing of it may be followed; undefined when it may. */
  refusal: string | undefined;
  /** As it lies there, whether it is known, used or not. */
  given: Registry;
}

/**
 * The registry in a text. One odd release costs that release, and an odd module that module; the others are as they were
 * released. Where it was the stable one, the newest living release before it takes its place. What is not signed as it must
 * be is odd.
 * @param judge says what its signatures are worth
 * @throws Error naming what is wrong with the whole of it
 */
export function parseRegistry(text: string, judge: (found: Registry) => Verdict = () => unchecked): ParsedRegistry {
  const found = given<Registry>('registry', registryForm, text);
  const verdict = judge(found);
  const names = Object.keys(found.modules);
  const refused = names.filter((module) => verdict.partFault(module) !== undefined);
  const faults = refused.map((module) => `registry.modules.${module}: ${verdict.partFault(module)}`);
  const modules = Object.entries(found.modules).flatMap(([module, value]) => {
    if (refused.includes(module)) return [];
    try {
      return [[module, usableModule(module, value, verdict, faults)] as const];
    } catch (error) {
      faults.push(messageOf(error));
      return [];
    }
  });
  const registry = { ...found, modules: Object.fromEntries(modules) };
  const unusable = names.filter((module) => !Object.hasOwn(registry.modules, module));
  return { registry, faults, unusable, refusal: verdict.whole, given: found };
}

/** What can be used of a registry that was read without looking at it: odd parts of it cost nobody else theirs. */
export function usableOf(registry: Registry): Registry {
  return parseRegistry(JSON.stringify(registry)).registry;
}

/** What happened to a module, without entries that cannot be read. */
export function historyOf({ history = [] }: ModuleReleases): HistoryEntry[] {
  return usableParts<HistoryEntry>('history', historyEntry, history, []);
}

/** @throws Error when nothing of it can be used */
function usableModule(module: string, value: unknown, verdict: Verdict, faults: string[]): ModuleReleases {
  const place = `registry.modules.${module}`;
  checked(place, name, module);
  const known = checked<ModuleReleases>(place, moduleReleases, value);
  const { stable, canary, rolledBack } = known;
  const stableAt = known.releases.findIndex((one: Partial<Release> | null) => one?.version === stable);
  if (stableAt === -1) throw new Error(`${place}.stable: there is no release ${stable}`);
  const usable = known.releases.map((one, index) => {
    const fault = verdict.releaseFault(module, one);
    if (fault === undefined) return usableRelease(`${place}.releases.${index}`, one, faults);
    faults.push(`${place}.releases.${index}: ${fault}`);
    return undefined;
  });
  const isLiving = ({ version }: Release) => version === stable || !rolledBack?.includes(version);
  const pointed = usable.slice(0, stableAt + 1).findLast((one) => one && isLiving(one));
  if (!pointed) throw new Error(`${place}.stable: neither ${stable} nor a release before it can be used`);
  const releases = usable.filter((one) => one !== undefined);
  const isCanaryUsable = releases.some(({ version }) => version === canary?.version);
  return {
    ...known,
    releases,
    stable: pointed.version,
    canary: isCanaryUsable ? canary : null,
    ...(known.previews && { previews: usablePreviews(module, known.previews, verdict, faults) }),
    // What cannot be read of it, a newer command wrote; the site does not live by it.
    ...(known.history && { history: usableParts<HistoryEntry>(`${place}.history`, historyEntry, known.history, []) }),
  };
}

function usablePreviews(module: string, values: readonly Preview[], verdict: Verdict, faults: string[]): Preview[] {
  const place = `registry.modules.${module}.previews`;
  return usableParts<Preview>(place, preview, values, faults).filter(({ name, release }) => {
    const fault = verdict.releaseFault(module, release);
    if (fault !== undefined) faults.push(`${place}.${name}: ${fault}`);
    return fault === undefined;
  });
}

/** Those of a list that can be used. */
function usableParts<T>(
  place: string,
  schema: Parameters<typeof z.safeParse>[0],
  values: readonly unknown[],
  faults: string[],
): T[] {
  return values.flatMap((value, index) => {
    try {
      return [checked<T>(`${place}.${index}`, schema, value)];
    } catch (error) {
      faults.push(messageOf(error));
      return [];
    }
  });
}

function usableRelease(place: string, value: unknown, faults: string[]): Release | undefined {
  try {
    const one = checked<Release>(place, release, value);
    if (isEntryIn(one.entry, one.files)) return one;
    throw new Error(`${place}.entry: it is not among the files of ${one.version}`);
  } catch (error) {
    faults.push(messageOf(error));
    return undefined;
  }
}

/** module.json in a text. @throws Error naming what is wrong with it */
export function parseManifest(text: string): ModuleManifest {
  return given('module.json', manifest, text);
}

function given<T>(what: string, schema: Parameters<typeof z.safeParse>[0], text: string): T {
  return checked(what, schema, JSON.parse(text));
}

/** The value itself, with the fields that the schema does not know. @throws Error naming what is wrong with it */
function checked<T>(what: string, schema: Parameters<typeof z.safeParse>[0], value: unknown): T {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return value as T;
  const [issue] = parsed.error.issues;
  throw new Error(`${[what, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isEntryIn(entry: readonly string[], files: readonly { path: string }[]): boolean {
  return entry.length > 0 && entry.every((script) => files.some((file) => file.path === script));
}
