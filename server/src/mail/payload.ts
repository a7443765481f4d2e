import type { Secret } from '../config/secret.ts';
import type { Email } from './email.ts';
import type { OptionalEmailType } from './email-types.ts';

/** One email of a type, as it waits to be sent or summed up. */
export interface TypedEmail {
  type: OptionalEmailType;
  email: Email;
  /** Ids of what and of whom it tells. */
  about?: readonly string[];
}

/**
 * What the outbox keeps: an email that must go to an address, a member's email, or a summary of several. `trace` is the `traceparent` of what
 * a collected email follows from.
 */
export type Payload =
  | { kind: 'system'; to: string; email: Email }
  | { kind: 'email'; entry: TypedEmail; trace?: string }
  | { kind: 'digest'; entries: readonly TypedEmail[]; about?: readonly string[] };

/** Seals and opens payloads. An email may carry a sign-in link, of which only the hash may lie readable in the database. */
export function payloads(secret: Secret) {
  const sealer = secret.sealer('mail');
  return {
    close: (payload: Payload): string => sealer.close(JSON.stringify(payload)),
    open: (sealed: string): Payload => renamed(JSON.parse(sealer.open(sealed))),
  };
}

/** Payloads of releases that called an email a letter; one may wait for days, until the next summary. */
type FormerPayload =
  | { kind: 'system'; to: string; letter: Email }
  | { kind: 'letter'; entry: FormerEntry }
  | { kind: 'digest'; entries: readonly FormerEntry[]; about?: readonly string[] };

interface FormerEntry {
  type: OptionalEmailType;
  letter: Email;
}

function renamed(stored: Payload | FormerPayload): Payload {
  switch (stored.kind) {
    case 'system':
      return 'letter' in stored ? { kind: 'system', to: stored.to, email: stored.letter } : stored;
    case 'letter':
      return { kind: 'email', entry: renamedEntry(stored.entry) };
    case 'digest':
      return { ...stored, entries: stored.entries.map(renamedEntry) };
    default:
      return stored;
  }
}

function renamedEntry(entry: TypedEmail | FormerEntry): TypedEmail {
  return 'letter' in entry ? { type: entry.type, email: entry.letter } : entry;
}
