import type { ErrorCode } from '@rezenso/contract/errors';

/** The ways in which a website cannot be analysed; each is a code of the contract's catalogue. */
export type AnalysisErrorCode = Extract<
  ErrorCode,
  | 'DOMAIN_REQUIRED'
  | 'DOMAIN_INVALID'
  | 'DOMAIN_UNREACHABLE'
  | 'DOMAIN_NOT_PUBLIC'
  | 'WEBSITE_NOT_HTML'
  | 'WEBSITE_EMPTY'
  | 'WEBSITE_NEEDS_SCRIPTS'
  | 'WEBSITE_TOO_LARGE'
  | 'WEBSITE_TIMEOUT'
>;

/** A website that cannot be analysed. `code` is for programs and people alike, `message` and `cause` are for the log. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
  readonly code: AnalysisErrorCode;

  constructor(code: AnalysisErrorCode, detail = '', cause?: unknown) {
    super(detail ? `${code}: ${detail}` : code, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
