import { type Consent, listConsents } from '@rezenso/contract/consents';
import { answer } from '@rezenso/platform/testing';

/** What somebody decided who switched the newsletter on; override what a test is about. */
export function aConsent(over: Partial<Consent> = {}): Consent {
  return {
    id: '1',
    kind: 'email',
    about: 'newsletter',
    isGiven: true,
    version: '0123456789abcdef',
    isVersionCurrent: true,
    means: 'page',
    isByColleague: false,
    person: null,
    at: '2031-03-03T09:00:00.000Z',
    ...over,
  };
}

export function consentsAre(history: readonly Consent[], over: { standing?: Consent[]; hasMore?: boolean } = {}) {
  return answer(listConsents, { standing: [...history], history: [...history], hasMore: false, ...over });
}
