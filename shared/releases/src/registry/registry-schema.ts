import type { ModuleManifest } from '@rezenso/contract/releases';
import * as z from 'zod/mini';
import { type ModuleReleases, type Registry, type Release, sealedText } from './registry.ts';

// A name becomes part of a path, on disk and in addresses: nothing may lead out of its folder or hide.
const name = z.string().check(z.refine((text) => /^[\w-][\w.+-]{0,99}$/.test(text)));
const path = z.string().check(z.refine(isInside));
const range = z.string().check(z.refine((text) => /^\^\d+\.\d+\.\d+$/.test(text)));
const integrity = z.string().check(z.refine((text) => /^sha384-[\w+/=-]+$/.test(text)));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const access = z.enum(['public', 'authenticated', 'admin']);

/** As routes and links know it: segments of plain characters, in a route also `:name`. */
const segment = /^(?:[\p{L}\p{N}._~%-]+|:[A-Za-z]\w*)$/u;
const address = z.string().check(z.refine(isAddress));

const route = z.object({
  path: address,
  page: z.string(),
  access,
  frame: z.optional(z.enum(['app', 'bare'])),
  visitors: z.optional(z.enum(['sign-in', 'redirect'])),
});
const navigation = z.object({
  label: z.string(),
  path: address,
  order: z.number(),
  isAdminOnly: z.optional(z.boolean()),
});
const card = z.object({
  card: z.string(),
  slot: z.enum(['main', 'side']),
  order: z.number(),
  skeleton: z.optional(z.object({ rows: z.number(), rowRem: z.number() })),
});

const manifest = z.object({
  name,
  owner: z.string(),
  platformRange: range,
  routes: z.array(route),
  navigation: z.optional(z.array(navigation)),
  cards: z.optional(z.array(card)),
  budgets: z.object({ entryKb: z.number(), totalKb: z.number() }),
});

const release = z.object({
  version: name,
  publishedAt: z.string(),
  manifest: z.nullable(manifest),
  platformVersion: z.nullable(z.string()),
  entry: z.array(path),
  pages: z.record(z.string(), z.array(path)),
  files: z.array(z.object({ path, integrity, bytes: z.number() })),
});

const moduleReleases = z.object({
  releases: z.array(z.unknown()),
  stable: name,
  canary: z.nullable(z.object({ version: name, percent })),
  rolledBack: z.optional(z.array(z.string())),
});

const registrySchema = z.object({
  sequence: z.optional(z.int()),
  modules: z.record(z.string(), z.unknown()),
  signature: z.optional(z.string()),
});

/** A registry as it was read. */
export interface ParsedRegistry {
  /** What can be used of it. */
  registry: Registry;
  /** What was left out of `registry`, and why. */
  faults: string[];
  /** Names of the modules of which nothing can be used. */
  unusable: string[];
  /** What a signature must be made over: everything, whether it is known, used or not. */
  signedText: string;
}

/**
 * The registry in a text. One odd release costs that release, and an odd module that module; the others are as they were
 * released. Where it was the stable one, the newest living release before it takes its place.
 * @throws Error naming what is wrong with the whole of it
 */
export function parseRegistry(text: string): ParsedRegistry {
  const found = given<Registry>('registry', registrySchema, text);
  const faults: string[] = [];
  const modules = Object.entries(found.modules).flatMap(([module, value]) => {
    try {
      return [[module, usableModule(module, value, faults)] as const];
    } catch (error) {
      faults.push(messageOf(error));
      return [];
    }
  });
  const registry = { ...found, modules: Object.fromEntries(modules) };
  const unusable = Object.keys(found.modules).filter((module) => !Object.hasOwn(registry.modules, module));
  return { registry, faults, unusable, signedText: sealedText(found) };
}

/** @throws Error when nothing of it can be used */
function usableModule(module: string, value: unknown, faults: string[]): ModuleReleases {
  const place = `registry.modules.${module}`;
  checked(place, name, module);
  const known = checked<ModuleReleases>(place, moduleReleases, value);
  const { stable, canary, rolledBack } = known;
  const stableAt = known.releases.findIndex((one: Partial<Release> | null) => one?.version === stable);
  if (stableAt === -1) throw new Error(`${place}.stable: there is no release ${stable}`);
  const usable = known.releases.map((one, index) => usableRelease(`${place}.releases.${index}`, one, faults));
  const isLiving = ({ version }: Release) => version === stable || !rolledBack?.includes(version);
  const pointed = usable.slice(0, stableAt + 1).findLast((one) => one && isLiving(one));
  if (!pointed) throw new Error(`${place}.stable: neither ${stable} nor a release before it can be used`);
  const releases = usable.filter((one) => one !== undefined);
  const isCanaryUsable = releases.some(({ version }) => version === canary?.version);
  return { ...known, releases, stable: pointed.version, canary: isCanaryUsable ? canary : null };
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

function isAddress(text: string): boolean {
  if (!text.startsWith('/')) return false;
  const inner = text.slice(1).replace(/\/$/, '');
  return inner === '' ? text === '/' : inner.split('/').every((part) => segment.test(part));
}

/** A relative path that stays inside its folder. */
function isInside(text: string): boolean {
  return text.split('/').every((part) => part !== '' && !part.startsWith('.') && !/[\\\0]/.test(part));
}
