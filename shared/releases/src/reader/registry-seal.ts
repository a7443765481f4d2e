import type { KeyObject } from 'node:crypto';
import type { ParsedRegistry } from '../registry/registry-schema.ts';
import { sealFault } from '../seal/seal.ts';
import type { Log } from './log.ts';

/** Remembers, across restarts and processes, the number of the newest registry that was followed. */
export interface AcceptedNumbers {
  /** 0 before the first. */
  newest(): Promise<number>;
  accept(sequence: number): Promise<void>;
}

export interface RegistrySeal {
  /**
   * Why a registry must not be followed; undefined when it may.
   * @param followed number of the one that this process follows
   */
  refusalOf(parsed: ParsedRegistry, followed: number): Promise<string | undefined>;
  /** Remembers the number of a registry that is followed now. */
  accept(sequence: number): Promise<void>;
}

export interface RegistrySealParts {
  /** Ed25519. */
  key: KeyObject;
  accepted: AcceptedNumbers;
  log: Pick<Log, 'warn'>;
}

/**
 * Lets only registries be followed that were signed with our key and are not older than one that was followed before:
 * whoever can write into the store can neither slip in code nor bring back a release that was withdrawn.
 */
export function registrySeal({ key, accepted, log }: RegistrySealParts): RegistrySeal {
  /** Pages open while the database is away; then what this process has followed itself decides. */
  async function newestNumber(followed: number): Promise<number> {
    try {
      return Math.max(followed, await accepted.newest());
    } catch (error) {
      log.warn({ err: error }, 'the number of the newest registry cannot be read');
      return followed;
    }
  }

  return {
    async refusalOf({ registry, signedText }, followed) {
      const { sequence = 0 } = registry;
      const fault = sealFault(registry, signedText, key);
      if (fault) return fault === 'missing' ? 'it is not signed' : 'its signature is not ours';
      const newest = await newestNumber(followed);
      return sequence < newest ? `it is older than number ${newest}, which this site followed before` : undefined;
    },
    async accept(sequence) {
      await accepted.accept(sequence).catch((error) => {
        log.warn({ err: error }, 'the number of the registry could not be kept');
      });
    },
  };
}
