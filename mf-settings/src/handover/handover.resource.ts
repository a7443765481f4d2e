import type { BodyOf } from '@rezenso/contract/endpoint';
import { acceptHandover, endHandover, type Handover, offerHandover } from '@rezenso/contract/team';
import { call, hasCode } from '@rezenso/platform';

/** Offers the ownership of the account to a colleague. */
export async function offer(personId: string): Promise<Handover> {
  return call(offerHandover, { body: { personId } });
}

/** Takes the offer back, or declines it. That it is over already is what was wanted. */
export async function endOffer(): Promise<void> {
  try {
    await call(endHandover);
  } catch (error) {
    if (!hasCode(error, 'HANDOVER_NOT_FOUND')) throw error;
  }
}

/** Makes the colleague who asks the owner; what else shows whose the account is reads it anew. */
export async function takeOver(names: BodyOf<typeof acceptHandover>): Promise<void> {
  await call(acceptHandover, { body: names });
}
