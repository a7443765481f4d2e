import { describeUnsubscribe, unsubscribe } from '@rezenso/contract/email-preferences';
import { type AnyEmailType, anyEmailType } from '@rezenso/contract/vocabulary';
import { ApiError, ContractViolation, call, useEndpoint } from '@rezenso/platform';

/** Which kinds of mail the link would end. */
export function useKindsOf(token: string): { kinds: AnyEmailType[] | undefined; isLoading: boolean } {
  const { data, isLoading } = useEndpoint(describeUnsubscribe, { params: { token } });
  const later = (data?.laterTypes ?? []).flatMap((type) => anyEmailType.safeParse(type).data ?? []);
  return { kinds: data && [...data.emailTypes, ...later], isLoading };
}

/** Ends the kind of mail that the token stands for; needs no session. */
export async function endMails(token: string): Promise<void> {
  await call(unsubscribe, { params: { token } });
}

/**
 * Whether the server refused the link itself, or answered without its ok; anything else (no connection, a fault of
 * ours) says nothing about the link.
 */
export function isLinkRefused(error: unknown): boolean {
  if (error instanceof ContractViolation) return true;
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
