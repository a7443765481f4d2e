import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { Extension } from '@rezenso/contract/extension';
import { answerExtension, proposeExtension, withdrawExtension } from '@rezenso/contract/plan-changes';
import { call } from '@rezenso/platform';

/** Proposes a later due date, as YYYY-MM-DD. */
export async function propose({ id }: ReviewExchange, day: string, reason: string) {
  await call(proposeExtension, { params: { id }, body: { day, reason: reason.trim() } });
}

export async function answer({ id }: Extension, isAccepted: boolean) {
  await call(answerExtension, { params: { id }, body: { isAccepted } });
}

export async function withdraw({ id }: Extension) {
  await call(withdrawExtension, { params: { id } });
}
