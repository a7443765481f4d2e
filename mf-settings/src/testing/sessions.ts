import { listSessions, type Session } from '@rezenso/contract/sessions';
import { answer } from '@rezenso/platform/testing';

/** Where the member is signed in. */
export const sessionsAre = (...sessions: Session[]) => answer(listSessions, { sessions });

/** The session of this browser; override what a test is about. */
export function aSession(over: Partial<Session> = {}): Session {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    device: 'Chrome auf Windows',
    signedInAt: '2031-03-03T09:00:00.000Z',
    lastActiveAt: '2031-03-03T09:00:00.000Z',
    isThis: true,
    ...over,
  };
}

export const onlyHere = sessionsAre(aSession());
