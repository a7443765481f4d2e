import { directoryProfile } from './directories.ts';
import { facebookProfile } from './facebook.ts';
import { googleProfile } from './google.ts';
import { plainProfile } from './plain.ts';
import { type Address, readAddress } from './read-address.ts';

/** Each knows the hosts of one platform; the last one takes every other. */
const readers: ReadonlyArray<(address: Address) => string | null | undefined> = [
  googleProfile,
  facebookProfile,
  directoryProfile,
  plainProfile,
];

/**
 * The profile an address leads to, by the platform's own name for it where it has one, so that all addresses of one
 * profile say the same; undefined for the pages of a platform that are nobody's and for what is no address.
 */
export function profileOf(written: string): string | undefined {
  const address = readAddress(written);
  if (!address) return undefined;
  for (const read of readers) {
    const profile = read(address);
    if (profile !== null) return profile;
  }
  return undefined;
}
