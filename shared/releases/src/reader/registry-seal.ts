import type { KeyObject } from 'node:crypto';
import type { Registry } from '../registry/registry.ts';
import { partSealOf, type Verdict, verdictOn, verdictOnParts } from '../seal/verdict.ts';
import type { Log } from './log.ts';

/** Tells an older part of a registry from a newer one: first the count of the key ring, then that of the part. */
export interface PartNumber {
  keys: number;
  count: number;
}

/** Numbers by module, and that of the key ring. */
export type PartNumbers = ReadonlyMap<string, PartNumber>;

/** No module is called like this. */
const ringPart = '/keys';

/** Remembers, across restarts and processes, the numbers of the newest registry that was followed. */
export interface AcceptedNumbers {
  /** Of a registry without keys of teams; 0 before the first. */
  newest(): Promise<number>;
  accept(sequence: number): Promise<void>;
  /** Of the parts of one with keys of teams. */
  newestParts(): Promise<PartNumbers>;
  acceptParts(parts: PartNumbers): Promise<void>;
}

/** Judges one registry after the other, knowing what was followed before. */
export interface RegistrySeal {
  /** Reads what was followed before and gives the judge of what is read now. */
  judge(): Promise<(found: Registry) => Verdict>;
  /** The same for a registry that was put together from parts that were followed, so that nobody signed it as a whole. */
  judgeKept(): Promise<(found: Registry) => Verdict>;
  /** Judges parts that were followed before by the keys that count now, whatever their age. */
  judgeAnew(found: Registry): Verdict;
  /** Remembers what is followed now. */
  accept(followed: Registry): Promise<void>;
}

export interface RegistrySealParts {
  /** Public keys of the operators. */
  roots: readonly KeyObject[];
  accepted: AcceptedNumbers;
  log: Pick<Log, 'warn'>;
}

/**
 * Lets only registries be followed that are signed with a root key, or part by part with keys that a root key let in, and
 * are not older than what was followed before: whoever can write into the store can neither slip in code nor bring back a
 * release that was withdrawn.
 */
export function registrySeal({ roots, accepted, log }: RegistrySealParts): RegistrySeal {
  const followed = { sequence: 0, parts: new Map<string, PartNumber>() };

  /** Pages open while the database is away; then what this process has followed itself decides. */
  async function remember(): Promise<void> {
    try {
      followed.sequence = Math.max(followed.sequence, await accepted.newest());
      for (const [part, number] of await accepted.newestParts()) raise(part, number);
    } catch (error) {
      log.warn({ err: error }, 'the number of the newest registry cannot be read');
    }
  }

  function raise(part: string, number: PartNumber): void {
    const known = followed.parts.get(part);
    if (!known || isOlder(known, number)) followed.parts.set(part, number);
  }

  function withAge(registry: Registry, verdict: Verdict): Verdict {
    if (verdict.whole !== undefined) return verdict;
    const whole = registry.keys ? ringAge(registry) : plainAge(registry);
    const partFault = (module: string) => verdict.partFault(module) ?? partAge(registry, module);
    return { ...verdict, whole, partFault };
  }

  function plainAge({ sequence = 0 }: Registry): string | undefined {
    if (followed.parts.has(ringPart)) return 'it names no keys of teams, and one that does was followed before';
    if (sequence >= followed.sequence) return undefined;
    return `it is older than number ${followed.sequence}, which this site followed before`;
  }

  function ringAge({ keys }: Registry): string | undefined {
    const known = followed.parts.get(ringPart)?.keys ?? 0;
    if ((keys?.count ?? 0) >= known) return undefined;
    return `its keys are older than number ${known}, which this site followed before`;
  }

  function partAge(registry: Registry, module: string): string | undefined {
    const [known, seal] = [followed.parts.get(module), partSealOf(registry, module)];
    if (!known || !seal || !isOlder(seal, known)) return undefined;
    return `it is older than number ${known.keys}.${known.count}, which this site followed before`;
  }

  return {
    async judge() {
      await remember();
      return (found) => withAge(found, verdictOn(found, roots));
    },
    async judgeKept() {
      await remember();
      return (found) => withAge(found, found.keys ? verdictOnParts(found, roots) : verdictOn(found, roots));
    },
    judgeAnew: (found) => verdictOnParts(found, roots),
    async accept(registry) {
      const { sequence = 0, keys } = registry;
      if (keys) raise(ringPart, { keys: keys.count, count: 0 });
      else followed.sequence = Math.max(followed.sequence, sequence);
      for (const module of keys ? Object.keys(registry.modules) : []) {
        const seal = partSealOf(registry, module);
        if (seal) raise(module, { keys: seal.keys, count: seal.count });
      }
      const kept = keys ? accepted.acceptParts(followed.parts) : accepted.accept(sequence);
      await kept.catch((error) => {
        log.warn({ err: error }, 'the number of the registry could not be kept');
      });
    },
  };
}

function isOlder(one: PartNumber, other: PartNumber): boolean {
  return one.keys === other.keys ? one.count < other.count : one.keys < other.keys;
}
