import { withHistory } from '../registry/history.ts';
import type { ModuleReleases, Registry, Release } from '../registry/registry.ts';
import { withModule, withRelease } from '../registry/registry-changes.ts';
import { changeFault } from '../seal/change-fault.ts';
import { sealedChange } from '../seal/sealed-change.ts';
import { aRelease } from './releases.ts';
import { aTeamStore, type KeyPair } from './team-store.ts';

/** Some change of one part, by whoever holds a key and not the command. */
export type PartChange = (part: ModuleReleases) => ModuleReleases;

interface Attack {
  module?: string;
  sequence?: number;
  /** Whether the history says what happened. */
  isTold?: boolean;
}

/** Two teams on a site whose shell brings platform 1.4.0; mf-x serves /mf-x, and mf-y /mf-y. */
export async function aTeamSite() {
  const store = await aTeamStore();
  const { root, x, y, as } = store;
  const keysOf = ({ signing }: KeyPair) => ({ signing: [signing], roots: [root.verifying] });
  const shell = { ...aRelease('1.0.0', 'let s', 'shell'), manifest: null, platformVersion: '1.4.0' };
  const add = (pair: KeyPair, module: string, release: Release) =>
    as(pair).changeRegistry((registry) => withRelease(registry, module, release));
  await add(root, 'shell', shell);
  await add(x, 'mf-x', aReleaseAt('1.0.1', '/mf-x'));
  await add(y, 'mf-y', aReleaseAt('1.0.1', '/mf-y', 'mf-y'));
  /** What stands against a registry in the place of the one before. */
  const judge = (before: Registry, after: Registry, by: KeyPair) =>
    changeFault(before, JSON.stringify(after), {
      roots: [root.verifying],
      signedBy: by.id,
      contract: '1.6.0',
      now: new Date(),
    });
  /** The registry after a change that is signed, counted and told as it must be, past every check of the command. */
  const changed = (before: Registry, by: KeyPair, change: PartChange, how: Attack = {}) => {
    const { module = 'mf-x', sequence = 0, isTold = true } = how;
    const part = before.modules[module] ?? { releases: [], stable: '', canary: null };
    const next = { ...withModule(before, module, change(part)), sequence: sequence || (before.sequence ?? 0) + 1 };
    const note = { at: new Date().toISOString(), by: 'Eva', key: by.id };
    return sealedChange(before, isTold ? withHistory(before, next, note) : next, keysOf(by));
  };
  return {
    ...store,
    judge,
    changed,
    keysOf,
    /** @returns what stands against it */
    attack: async (by: KeyPair, change: PartChange, how: Attack = {}) => {
      const before = await store.registry();
      return judge(before, changed(before, by, change, how), by);
    },
  };
}

/** A release that serves one address. */
export function aReleaseAt(version: string, path: string, name = 'mf-x', platformRange = '^1.0.0'): Release {
  const release = aRelease(version, 'let a', name);
  const routes = [{ path, page: 'x', access: 'public' as const }];
  return { ...release, manifest: release.manifest && { ...release.manifest, routes, platformRange } };
}
