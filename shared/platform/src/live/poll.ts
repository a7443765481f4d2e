import type { AnswerOf } from '@rezenso/contract/endpoint';
import { followChanges } from '@rezenso/contract/live';
import { call } from '../client/call.ts';
import { pageAge } from './page-age.ts';

/** Asks what has gone stale after an id; undefined when no answer came. */
export function poll(after: string | undefined): Promise<AnswerOf<typeof followChanges> | undefined> {
  return call(followChanges, { query: after === undefined ? { age: pageAge() } : { after } }).catch(() => undefined);
}
