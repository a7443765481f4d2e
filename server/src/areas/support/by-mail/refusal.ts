import type { ErrorCode } from '@rezenso/contract/errors';
import { longestSupportMessage } from '@rezenso/contract/limits';
import { AppError } from '../../../app-error.ts';
import { byMailWords } from './words.ts';

type Sentences = ReturnType<typeof byMailWords>['refusalTexts'];
type RefusalReason = keyof Sentences;

/** Bytes that a mail may have; its pictures count, although they are not kept. */
export const largestMailBytes = 1024 * 1024;

/** Answers of SMTP: 4xx lets the sender's server try again, 5xx sends the mail back with its reason (RFC 5321, 4.2.1). */
const codes: Partial<Record<RefusalReason, number>> = { busy: 451, unavailable: 451, tooLarge: 552 };
const usualCode = 550;

/** A mail that is not taken. Its message is what the sender's server says to whoever wrote it: German, then English. */
export class MailRefusal extends Error {
  readonly reason: RefusalReason;
  readonly responseCode: number;

  /** @param href page on which to write instead */
  constructor(reason: RefusalReason, href: string, options: { cause?: unknown } = {}) {
    const inBoth = [byMailWords('de'), byMailWords('en')].map((words) => sentence(words.refusalTexts, reason, href));
    super(inBoth.join(' / '), options);
    this.name = 'MailRefusal';
    this.reason = reason;
    this.responseCode = codes[reason] ?? usualCode;
  }
}

function sentence(texts: Sentences, reason: RefusalReason, href: string): string {
  switch (reason) {
    case 'tooLong':
      return texts.tooLong(href, longestSupportMessage);
    case 'tooLarge':
      return texts.tooLarge(href, `${largestMailBytes / 1024 / 1024} MB`);
    default:
      return texts[reason](href);
  }
}

/** What the site refuses, as a mail is refused. */
const reasons: Partial<Record<ErrorCode, RefusalReason>> = {
  RATE_LIMITED: 'busy',
  SUPPORT_REQUEST_NOT_FOUND: 'unknown',
  SUPPORT_REQUEST_CLOSED: 'closed',
  SUPPORT_REQUEST_CHANGED: 'changed',
  SUPPORT_ID_TAKEN: 'taken',
  VALIDATION_FAILED: 'unreadable',
};

/**
 * Does something for a mail; whatever fails is a refusal, and what nobody foresaw, such as a database that is away, lets the sender's server try again.
 * @throws {MailRefusal}
 */
export async function guarded<T>(href: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MailRefusal) throw error;
    const reason = error instanceof AppError ? reasons[error.code] : undefined;
    throw new MailRefusal(reason ?? 'unavailable', href, { cause: error });
  }
}
