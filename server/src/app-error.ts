import { type ErrorCode, errorCatalogue } from '@rezenso/contract/errors';

/** A foreseen refusal. Its code stands in the contract's catalogue, which knows status and German sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  /** Whole seconds after which trying again makes sense; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: { details?: unknown; cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(`${code}: ${errorCatalogue[code].message}`, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
