import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** Who works with the account of a business beside its owner. */
export interface PeopleTables {
  people: PeopleTable;
  invitations: InvitationsTable;
  sign_in_addresses: SignInAddressesTable;
  handovers: HandoversTable;
}

/** A colleague; named as the invitation was. */
interface PeopleTable {
  id: string;
  member_id: string;
  email: string;
  /** The language that the person chose. */
  language: ColumnType<string | null, string | null | undefined, string | null>;
  joined_at: Moment;
}

/** At most one for a business and an address. */
interface InvitationsTable {
  id: Generated<string>;
  member_id: string;
  email: string;
  token_hash: string;
  sent_at: Moment;
  expires_at: Moment;
  /** From then on it is kept until its end, so that a second click is told that the link was used. */
  accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Every address with which somebody signs in, kept by triggers on members and people: each belongs to one business. */
interface SignInAddressesTable {
  email: string;
  member_id: string;
  /** Null for the owner. */
  person_id: string | null;
}

/** An open offer of the ownership, at most one for an account; it goes with the colleague, and when it is taken. */
interface HandoversTable {
  member_id: string;
  person_id: string;
  offered_at: Moment;
  expires_at: Moment;
}
