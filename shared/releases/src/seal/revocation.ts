import type { KeyObject } from 'node:crypto';
import { assertFits, assertNobodyLost, misfitOf } from '../registry/fit.ts';
import type { ModuleReleases, Registry } from '../registry/registry.ts';
import { releasesBefore, withModule } from '../registry/registry-changes.ts';
import { keyModules, ringIn, withoutKey, withSuccessor } from './key-ring.ts';

export interface Revocation {
  /** ISO 8601, UTC. */
  at: string;
  /** What it released stays; the operators vouch for it from then on. */
  isKept: boolean;
  /** Modules that the caller named, knowing that they will be missing. */
  without: readonly string[];
}

/**
 * Takes from a key whatever it may do, for good. Unless they are kept, the releases and previews that it signed are taken
 * out: stable goes back to the newest release before that somebody else signed and that fits the shell, and a canary ends.
 * @throws Error when there is no such key, and when a module would have nothing left
 */
export function withRevoked(registry: Registry, id: string, { at, isKept, without }: Revocation): Registry {
  assertKey(registry, id);
  const revoked: Registry = { ...registry, keys: withoutKey(ringIn(registry), id, at) };
  if (isKept) return revoked;
  const next = Object.keys(registry.modules).reduce((one, name) => withoutReleasesOf(one, name, id, without), revoked);
  assertNobodyLost(registry, next, without);
  return next;
}

/** Gives whatever a key may do to another one, and vouches for what it released. @throws Error when there is no such key */
export function withRotated(registry: Registry, id: string, next: KeyObject, at: string): Registry {
  assertKey(registry, id);
  return { ...registry, keys: withSuccessor(ringIn(registry), id, next, at) };
}

/** @throws Error when it may release none */
function assertKey(registry: Registry, id: string): void {
  if (keyModules(ringIn(registry), id).length > 0) return;
  throw new Error(`No key ${id} may release anything here; \`npx rezenso keys list\` says which may.`);
}

function withoutReleasesOf(registry: Registry, name: string, id: string, without: readonly string[]): Registry {
  const known = registry.modules[name];
  if (!known || !isAnySignedBy(known, id)) return registry;
  const stable = stableWithout(registry, name, known, id);
  if (stable === undefined) return withoutModule(registry, name, without);
  const gone = known.releases.filter(({ signedBy }) => signedBy === id).map(({ version }) => version);
  const module = {
    ...known,
    releases: known.releases.filter(({ signedBy }) => signedBy !== id),
    stable,
    canary: known.canary && gone.includes(known.canary.version) ? null : known.canary,
    // A site that starts from their sources leaves the pointers alone.
    rolledBack: [...new Set([...(known.rolledBack ?? []), ...gone])],
    ...(known.previews && { previews: known.previews.filter(({ release }) => release.signedBy !== id) }),
  };
  const next = withModule(registry, name, module);
  if (stable !== known.stable && !known.retired) assertFits(next, name);
  return next;
}

function isAnySignedBy({ releases, previews = [] }: ModuleReleases, id: string): boolean {
  return [...releases, ...previews.map(({ release }) => release)].some(({ signedBy }) => signedBy === id);
}

/** What stable names when nothing counts that this key signed; undefined when nothing is left. */
function stableWithout(registry: Registry, name: string, known: ModuleReleases, id: string): string | undefined {
  const isAnothers = ({ signedBy }: { signedBy?: string }) => signedBy !== id;
  const present = known.releases.find(({ version }) => version === known.stable);
  if (present && isAnothers(present)) return known.stable;
  const before = releasesBefore(registry, name).filter(isAnothers);
  const left = before.length > 0 ? before : known.releases.filter(isAnothers).toReversed();
  return (left.find(({ version }) => !misfitOf(registry, name, version)) ?? left[0])?.version;
}

/** @throws Error unless the caller named it */
function withoutModule(registry: Registry, name: string, without: readonly string[]): Registry {
  if (!without.includes(name))
    throw new Error(
      `${name} has no release that another key signed. Release it with another key first, or let it go with --without ${name}. Nothing was changed.`,
    );
  const { [name]: _, ...modules } = registry.modules;
  return { ...registry, modules };
}
