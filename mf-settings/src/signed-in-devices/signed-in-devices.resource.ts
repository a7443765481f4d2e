import { endOtherSessions, endSession, listSessions, type Session } from '@rezenso/contract/sessions';
import { call, hasCode, useEndpoint } from '@rezenso/platform';

/** Where the member is signed in: here first, then by last use. */
export function useSessions() {
  return useEndpoint(listSessions);
}

/** Signs out on another device. That it is signed out already is what was wanted. */
export async function signOutOn({ id }: Session): Promise<void> {
  try {
    await call(endSession, { params: { id } });
  } catch (error) {
    if (!hasCode(error, 'SESSION_NOT_FOUND')) throw error;
  }
}

/** Signs the person out everywhere but here, nobody else. @returns on how many devices that was */
export async function signOutElsewhere(): Promise<number> {
  return (await call(endOtherSessions)).ended;
}
