import * as z from 'zod/mini';
import type { ModuleManifest, Registry } from './releases.ts';

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
  releases: z.array(release),
  stable: name,
  canary: z.nullable(z.object({ version: name, percent })),
  rolledBack: z.optional(z.array(z.string())),
});

const registrySchema = z.object({
  sequence: z.optional(z.int()),
  modules: z.record(name, moduleReleases),
  signature: z.optional(z.string()),
});

/**
 * The registry in a text, exactly as it lies there: a signature is made over every field of it, known or not.
 * @throws Error naming what is wrong with it
 */
export function parseRegistry(text: string): Registry {
  const registry = given<Registry>('registry', registrySchema, text);
  for (const [module, { releases, stable }] of Object.entries(registry.modules)) {
    if (!releases.some(({ version }) => version === stable))
      throw new Error(`registry.modules.${module}.stable: there is no release ${stable}`);
    const headless = releases.find(({ entry, files }) => !isEntryIn(entry, files));
    if (headless)
      throw new Error(`registry.modules.${module}: the entry of ${headless.version} is not among its files`);
  }
  return registry;
}

/** module.json in a text. @throws Error naming what is wrong with it */
export function parseManifest(text: string): ModuleManifest {
  return given('module.json', manifest, text);
}

function given<T>(what: string, schema: Parameters<typeof z.safeParse>[0], text: string): T {
  const value: unknown = JSON.parse(text);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return value as T;
  const [issue] = parsed.error.issues;
  throw new Error(`${[what, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`);
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
