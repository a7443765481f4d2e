import { proofHours } from '@rezenso/contract/passkeys';
import type { CurrentMember } from '../../../access/current-member.ts';

/** Whether an admin has to prove the session before acting; who is no admin never has to. */
export function mustProve({ adminRole, provenAt }: Pick<CurrentMember, 'adminRole' | 'provenAt'>, now: Date): boolean {
  if (adminRole === null) return false;
  return provenAt === null || now.getTime() - provenAt.getTime() >= proofHours * 3_600_000;
}
