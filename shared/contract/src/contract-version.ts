import manifest from '../package.json' with { type: 'json' };

/** The contract's version. */
export const contractVersion: string = manifest.version;

/** Names the version of the contract that the server speaks, in every answer. */
export const contractHeader = 'x-contract-version';

/** Versions of a server that a build with this version of the contract understands: as new at least, and no break. */
export function contractRangeOf(version: string): string {
  return `^${version.split('.', 2).join('.')}.0`;
}
