import type { CurrentMember } from '../access/current-member.ts';

/** Who decides: the owner of an account, or a colleague. */
export type Deciding = Pick<CurrentMember, 'id' | 'personId'>;
