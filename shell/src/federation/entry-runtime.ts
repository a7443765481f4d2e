import { satisfiesPlatform } from '@rezenso/contract/releases';
import { type Singleton, sharedSingletons } from './singletons.ts';

/** What an entry asks to be lent, as its build wrote it down. */
interface Wanted {
  shareKey: string;
  /** A caret range, or `*`: the build of a remote takes nothing else. */
  requiredVersion: string;
  /** Throws that there is no such thing. */
  fallback(): () => unknown;
}

type Id = string | number;

/** The part of webpack's runtime in an entry that is needed here. */
interface EntryRequire {
  m: Record<Id, (module: { exports: unknown }) => void>;
  c: Record<Id, unknown>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<Id, Wanted> };
}

interface Consumes {
  chunkId: Id;
  /** What each chunk takes from others. */
  chunkMapping: Record<Id, readonly Id[]>;
  installedModules: Record<Id, unknown>;
  webpackRequire: EntryRequire;
}

/**
 * What the entries of `@module-federation/enhanced` need of a runtime at a site where one shell lends everything and every
 * release is chosen before it loads. The whole runtime (`official-runtime.ts`) does the same in 21 kB; an entry that asks
 * for more than this does not pass `rezenso release`.
 */
export const entryRuntime = {
  bundlerRuntime: {
    /** Stands for the instance of the whole runtime, of which an entry only looks whether it is there. */
    init: () => ({}),
    /** Containers get what they share from `consumes`, and need no scope of it. */
    initContainerEntry: () => {},
    consumes: ({ chunkId, chunkMapping, installedModules, webpackRequire }: Consumes) => {
      for (const id of chunkMapping[chunkId] ?? []) {
        if (Object.hasOwn(installedModules, id)) continue;
        installedModules[id] = 0;
        webpackRequire.m[id] = (module) => {
          delete webpackRequire.c[id];
          module.exports = lend(webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id]);
        };
      }
    },
  },
};

let singletons: ReadonlyMap<string, Singleton> | undefined;

/** @throws Error when the shell has no such thing, or not in a version that the remote takes */
function lend(wanted: Wanted | undefined): unknown {
  if (!wanted) throw new Error('Can not get what the entry does not name');
  const { shareKey, requiredVersion, fallback } = wanted;
  singletons ??= new Map(Object.entries(sharedSingletons()));
  const ours = singletons.get(shareKey);
  if (!ours) return fallback()();
  if (requiredVersion !== '*' && !satisfiesPlatform(ours.version ?? '', requiredVersion))
    throw new Error(`${shareKey} ${ours.version} of the shell does not satisfy ${requiredVersion}`);
  return ours.lib();
}
