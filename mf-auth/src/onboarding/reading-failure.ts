import { hasCode } from '@rezenso/platform';

/**
 * 'unreachable' may be a slip of the pen or a bad moment; 'unreadable': the website is there, and trying again changes nothing; 'empty':
 * something is there that tells of no business, which may be another's address.
 */
export type ReadingFailure = 'unreachable' | 'unreadable' | 'empty';

export function readingFailureOf(error: unknown): ReadingFailure {
  if (hasCode(error, 'WEBSITE_NEEDS_SCRIPTS', 'WEBSITE_TOO_LARGE')) return 'unreadable';
  return hasCode(error, 'WEBSITE_EMPTY', 'WEBSITE_NOT_HTML') ? 'empty' : 'unreachable';
}
