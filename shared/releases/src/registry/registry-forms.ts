import * as z from 'zod/mini';
import { isPlainLine } from './labels.ts';
import { manifestBounds as most } from './manifest-bounds.ts';
import { isInside, isPlainName } from './names.ts';
import { moduleEvents } from './registry.ts';

export const name = z.string().check(z.refine(isPlainName));
const path = z.string().check(z.refine(isInside));
const integrity = z.string().check(z.refine((text) => /^sha384-[\w+/=-]+$/.test(text)));
const size = z.int().check(z.minimum(0), z.maximum(1e9));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const access = z.enum(['public', 'authenticated', 'admin']);

/** As routes and links know it: segments of plain characters, in a route also `:name`. */
const segment = /^(?:[\p{L}\p{N}._~%-]+|:[A-Za-z]\w*)$/u;
const address = z.string().check(z.maxLength(most.text), z.refine(isAddress));
const words = z.string().check(z.maxLength(most.text));
/** In one line, and nothing in it that a terminal would obey or that turns the line around. */
const line = words.check(z.refine((text) => !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text)));
/** What people read in the navigation and on cards. */
const label = words.check(z.refine(isPlainLine));
const sentences = z.string().check(
  z.maxLength(2_000),
  z.refine((text) => !/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u.test(text)),
);
const range = z.string().check(z.maxLength(40), z.regex(/^\^\d+\.\d+\.\d+$/));
const packages = z.record(words, line);
/** As `toISOString` writes it. */
const moment = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

/** Addresses of this site alone; whether they are reads, a server asks when it sends a page. */
const firstReads = z.array(words.check(z.regex(/^\/api\/[\w/?=&%.-]+$/))).check(z.maxLength(most.firstReads));

const route = z.object({
  path: address,
  page: words,
  access,
  frame: z.optional(z.enum(['app', 'bare'])),
  visitors: z.optional(z.enum(['sign-in', 'redirect'])),
  firstReads: z.optional(firstReads),
});
const navigation = z.object({
  label,
  labels: z.optional(z.record(words, label)),
  path: address,
  order: z.number().check(z.minimum(-1e6), z.maximum(1e6)),
  isAdminOnly: z.optional(z.boolean()),
});
const card = z.object({
  card: words,
  slot: z.enum(['main', 'side']),
  order: z.number().check(z.minimum(-1e6), z.maximum(1e6)),
  isUpFront: z.optional(z.boolean()),
  skeleton: z.optional(
    z.object({
      rows: z.int().check(z.minimum(1), z.maximum(most.rows)),
      rowRem: z.number().check(z.positive(), z.maximum(most.rowRem)),
    }),
  ),
  firstReads: z.optional(firstReads),
});

const budget = z.number().check(z.minimum(0), z.maximum(most.budgetKb));

export const manifest = z.object({
  $schema: z.optional(words),
  name,
  title: z.optional(label),
  owner: label,
  platformRange: range,
  routes: z.array(route).check(z.maxLength(most.routes)),
  navigation: z.optional(z.array(navigation).check(z.maxLength(most.navigation))),
  cards: z.optional(z.array(card).check(z.maxLength(most.cards))),
  budgets: z.object({ entryKb: budget, totalKb: budget }),
});

const file = z.object({ path, integrity, bytes: size });
const paths = z.array(path).check(z.maxLength(200));
const check = z.object({
  name: line,
  seconds: z.optional(z.number().check(z.minimum(0), z.maximum(1e6))),
  did: z.optional(sentences),
  skippedBecause: z.optional(sentences),
});

export const release = z.object({
  version: name,
  publishedAt: line,
  manifest: z.nullable(manifest),
  platformVersion: z.nullable(name),
  title: z.optional(label),
  contractRange: z.optional(range),
  borrows: z.optional(packages),
  lends: z.optional(packages),
  reads: z.optional(z.record(words, z.array(words).check(z.maxLength(2_000)))),
  origin: z.optional(z.object({ commit: line, author: line, isChanged: z.boolean() })),
  checks: z.optional(z.array(check).check(z.maxLength(100))),
  entry: paths,
  pages: z.record(words, paths),
  files: z.array(file).check(z.maxLength(2_000)),
  sourceMaps: z.optional(file),
  signedBy: z.optional(line),
  signature: z.optional(line),
});

const deed = z.object({ at: moment, by: line, reason: z.optional(sentences), key: z.optional(line) });
export const historyEntry = z.extend(deed, {
  event: z.enum(moduleEvents),
  version: z.optional(name),
  before: z.optional(name),
  percent: z.optional(percent),
  preview: z.optional(line),
  commit: z.optional(line),
  via: z.optional(z.enum(['admin', 'command'])),
});
export const preview = z.extend(deed, { name: line, release, tag: line, until: moment });

export const moduleReleases = z.object({
  releases: z.array(z.unknown()),
  stable: name,
  canary: z.nullable(z.object({ version: name, percent, visitors: z.optional(z.boolean()) })),
  rolledBack: z.optional(z.array(name)),
  paused: z.optional(deed),
  retired: z.optional(deed),
  previews: z.optional(z.array(z.unknown())),
  history: z.optional(z.array(z.unknown())),
});

/** The last number that changes are counted to. Some thirty thousand years at one a second, and far from where numbers end. */
export const lastNumber = 1e12;

export const registryForm = z.object({
  sequence: z.optional(z.int().check(z.minimum(0), z.maximum(lastNumber))),
  modules: z.record(z.string(), z.unknown()),
  keys: z.optional(z.unknown()),
  seals: z.optional(z.record(z.string(), z.unknown())),
  signedBy: z.optional(z.string()),
  signature: z.optional(z.string()),
});

function isAddress(text: string): boolean {
  if (!text.startsWith('/')) return false;
  const inner = text.slice(1).replace(/\/$/, '');
  return inner === '' ? text === '/' : inner.split('/').every((part) => segment.test(part));
}
