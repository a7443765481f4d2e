import type { ModuleManifest } from '@rezenso/contract/releases';
import { releasesForPeople } from './people.ts';
import type { Registry } from './registry.ts';

/** Addresses that the server answers itself; whatever lies below them is none of a module's. A test compares them with it. */
export const reservedAddresses = [
  '/api',
  '/auth',
  '/dev',
  '/releases',
  '/preview',
  '/registry.json',
  '/service-worker.js',
  '/u',
  '/b',
  '/siegel',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/.well-known',
  '/nginx-status',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/ueber-uns',
  '/blog',
  '/karriere',
  '/hilfe',
  '/kontakt',
  '/status',
];

interface HeldAddress {
  owner: string;
  path: string;
}

/**
 * Addresses that a release wants and that are not its own, each in one sentence.
 * @param contract version that the server speaks, where it is known
 */
export function addressProblems({ name, routes }: ModuleManifest, registry: Registry, contract?: string): string[] {
  const others = Object.keys(registry.modules).filter((owner) => owner !== name);
  const held = others.flatMap((owner) => heldBy(registry, owner, contract));
  return routes.flatMap(({ path }) => [...reservedProblems(path), ...takenProblems(path, held)]);
}

/** Addresses that two modules have, each in one sentence by the module, for those that are asked for. */
export function clashesOf(registry: Registry, moduleName: string, contract?: string): string[] {
  const others = Object.keys(registry.modules).filter((owner) => owner !== moduleName);
  const held = others.flatMap((owner) => heldBy(registry, owner, contract));
  return heldBy(registry, moduleName, contract).flatMap(({ path }) => takenProblems(path, held));
}

function heldBy(registry: Registry, owner: string, contract: string | undefined): HeldAddress[] {
  const manifests = releasesForPeople(registry, owner, contract).map(({ manifest }) => manifest);
  const paths = manifests.flatMap((manifest) => manifest?.routes.map(({ path }) => path) ?? []);
  return [...new Set(paths)].map((path) => ({ owner, path }));
}

function reservedProblems(path: string): string[] {
  const parts = path.split('/').slice(1);
  if (path.includes('%')) return [`Its address ${path} is written for machines; write it as people read it.`];
  if (parts.some((part) => part === '.' || part === '..'))
    return [`Its address ${path} leads somewhere else; no browser asks for it.`];
  const [first = ''] = parts;
  if (first.startsWith(':')) return [`Its address ${path} would answer every address; its first part must be a word.`];
  const reserved = reservedAddresses.find((address) => folded(address) === `/${folded(first)}`);
  return reserved ? [`Its address ${path} is kept for the server (${reserved}).`] : [];
}

function takenProblems(path: string, held: readonly HeldAddress[]): string[] {
  const met = held.filter((other) => canMeet(other.path, path));
  const same = met.find((other) => other.path === path);
  if (same) return [`Its address ${path} belongs to ${same.owner}.`];
  return met.slice(0, 1).map((one) => `Its address ${path} also means ${one.path}, which belongs to ${one.owner}.`);
}

/**
 * Whether one address can mean both, as the router reads them: part by part they are equal, whatever their case and however they are
 * written, or one of them takes anything.
 */
export function canMeet(one: string, other: string): boolean {
  const [parts, others] = [segmentsOf(one), segmentsOf(other)];
  const isOpen = (part: string | undefined) => part?.startsWith(':') === true;
  return (
    parts.length === others.length &&
    parts.every((part, index) => part === others[index] || isOpen(part) || isOpen(others[index]))
  );
}

function segmentsOf(path: string): string[] {
  return decoded(path)
    .replace(/\/+$/, '')
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith(':') ? part : folded(part)));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Letters that a router takes for the same. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().toUpperCase();
}
