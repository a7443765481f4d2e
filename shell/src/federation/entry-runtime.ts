import { satisfiesPlatform } from '@rezenso/contract/releases';
import { type Singleton, sharedSingletons } from './singletons.ts';

type Factory = () => unknown;

/** What an entry asks to be lent, as its build wrote it down. */
interface Wanted {
  shareKey: string;
  /** A caret range, or `*`: the build of a remote takes nothing else. */
  requiredVersion: string;
  /** The remote's own copy, once its chunk is there; where it brings none, what throws that there is no such thing. */
  fallback(): Promise<Factory> | Factory;
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
  /** What has been taken, and 0 once it is there. */
  installedModules: Record<Id, Promise<void> | 0>;
  /** What the chunk waits for. */
  promises: unknown[];
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
    consumes: ({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: Consumes) => {
      const { m, c, consumesLoadingData } = webpackRequire;
      for (const id of chunkMapping[chunkId] ?? []) {
        const put = (factory: Factory) => {
          installedModules[id] = 0;
          m[id] = (module) => {
            delete c[id];
            module.exports = factory();
          };
        };
        if (!Object.hasOwn(installedModules, id)) {
          const lent = factoryFor(consumesLoadingData.moduleIdToConsumeDataMapping[id]);
          if (lent instanceof Promise)
            installedModules[id] = ownCopy(lent.then(put), () => delete installedModules[id]);
          else put(lent);
        }
        if (installedModules[id]) promises.push(installedModules[id]);
      }
    },
  },
};

/** A chunk that failed is asked for again with the next attempt. */
function ownCopy(put: Promise<void>, forget: () => void): Promise<void> {
  put.catch(forget);
  return put;
}

let singletons: ReadonlyMap<string, Singleton> | undefined;

/** The shell's copy; where it has none that fits, the remote's own, or what throws why there is none. */
function factoryFor(wanted: Wanted | undefined): Promise<Factory> | Factory {
  if (!wanted) return refusal('Can not get what the entry does not name');
  const { shareKey, requiredVersion, fallback } = wanted;
  singletons ??= new Map(Object.entries(sharedSingletons()));
  const ours = singletons.get(shareKey);
  if (!ours) return fallback();
  if (requiredVersion === '*' || satisfiesPlatform(ours.version ?? '', requiredVersion)) return ours.lib;
  const own = fallback();
  const why = `${shareKey} ${ours.version} of the shell does not satisfy ${requiredVersion}`;
  return own instanceof Promise ? own : refusal(why);
}

function refusal(why: string): Factory {
  return () => {
    throw new Error(why);
  };
}
