import { proofHours } from '@rezenso/contract/passkeys';
import { freshSignInMinutes } from '@rezenso/contract/reauthentication';
import type { CurrentMember } from '../../../access/current-member.ts';

type Proven = Pick<CurrentMember, 'adminRole' | 'provenAt'>;

/** Whether an admin has to prove the session before acting; who is no admin never has to. */
export function mustProve({ adminRole, provenAt }: Proven, now: Date): boolean {
  if (adminRole === null) return false;
  return provenAt === null || now.getTime() - provenAt.getTime() >= proofHours * 3_600_000;
}

/**
 * Whether the person was there within the last hour: signed in, proved the session, or typed a code from the mailbox.
 * @param needsPasskeys whether admins need passkeys: of a session that was proven once, only another proof counts then
 */
export function isFresh(
  { adminRole, provenAt, signedInAt, confirmedAt }: Proven & { signedInAt: Date; confirmedAt: Date | null },
  needsPasskeys: boolean,
  now: Date,
): boolean {
  const isProofAlone = needsPasskeys && adminRole !== null && provenAt !== null;
  const moments = isProofAlone ? [provenAt] : [signedInAt, provenAt, confirmedAt];
  const lastThere = Math.max(...moments.map((moment) => moment?.getTime() ?? 0));
  return now.getTime() - lastThere <= freshSignInMinutes * 60_000;
}
