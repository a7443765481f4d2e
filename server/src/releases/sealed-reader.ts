import { type KeyObject, verify } from 'node:crypto';
import { type Registry, sealedText } from '@rezenso/contract/releases';
import type { Logger } from 'pino';
import type { ReleaseReader } from './release-reader.ts';

/** Remembers, across restarts and processes, the number of the newest registry that was followed. */
export interface AcceptedNumbers {
  /** 0 before the first. */
  newest(): Promise<number>;
  accept(sequence: number): Promise<void>;
}

export interface SealedReaderParts {
  /** Ed25519. */
  key: KeyObject;
  accepted: AcceptedNumbers;
  log: Pick<Logger, 'error' | 'warn'>;
}

/**
 * Follows only registries that were signed with our key and are not older than one that was followed before: whoever
 * can write into the store can neither slip in code nor bring back a release that was withdrawn. A refused registry
 * leaves the site with the last good one.
 */
export function sealedReader(reader: ReleaseReader, { key, accepted, log }: SealedReaderParts): ReleaseReader {
  let seen: Registry | undefined;
  let followed: Registry = { modules: {} };
  let refusal: string | undefined;

  async function judge(registry: Registry): Promise<void> {
    const fault = faultOf(registry, key, await newestNumber());
    refusal = fault;
    if (fault) return log.error({ sequence: registry.sequence, fault }, 'a registry of releases is refused');
    followed = registry;
    await accepted.accept(registry.sequence ?? 0).catch((error) => {
      log.warn({ err: error }, 'the number of the registry could not be kept');
    });
  }

  /** Pages open while the database is away; then what this process has followed itself decides. */
  async function newestNumber(): Promise<number> {
    const own = followed.sequence ?? 0;
    try {
      return Math.max(own, await accepted.newest());
    } catch (error) {
      log.warn({ err: error }, 'the number of the newest registry cannot be read');
      return own;
    }
  }

  return {
    ...reader,
    fault: () => refusal ?? reader.fault(),
    async registry() {
      const next = await reader.registry();
      if (next !== seen) {
        await judge(next);
        seen = next;
      }
      return followed;
    },
  };
}

/** Why a registry must not be followed; undefined when it may. */
function faultOf(registry: Registry, key: KeyObject, newest: number): string | undefined {
  const { signature, sequence = 0 } = registry;
  if (!signature) return 'it is not signed';
  if (!verify(null, Buffer.from(sealedText(registry)), key, Buffer.from(signature, 'base64')))
    return 'its signature is not ours';
  return sequence < newest ? `it is older than number ${newest}, which this site followed before` : undefined;
}
