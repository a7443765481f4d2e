import { seal, unseal } from '../config/seal.ts';
import type { Secret } from '../config/secret.ts';
import type { OptionalEmailType } from './email-types.ts';
import type { Letter } from './letter.ts';

/** One letter of a type, as it waits to be sent or summed up. */
export interface TypedLetter {
  type: OptionalEmailType;
  letter: Letter;
}

/** What the outbox keeps: a mail that must go to an address, a member's letter, or a summary of several. */
export type Parcel =
  | { kind: 'system'; to: string; letter: Letter }
  | { kind: 'letter'; entry: TypedLetter }
  | { kind: 'digest'; entries: readonly TypedLetter[]; about?: readonly string[] };

/** Closes and opens parcels. A mail may carry a sign-in link, of which only the hash may lie readable in the database. */
export function parcels(secret: Secret) {
  const key = secret.keyFor('mail');
  return {
    close: (parcel: Parcel): string => seal(key, JSON.stringify(parcel)),
    open: (sealed: string): Parcel => JSON.parse(unseal(key, sealed)),
  };
}
