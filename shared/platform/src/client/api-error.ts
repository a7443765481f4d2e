import type { ErrorCode } from '@rezenso/contract/errors';
import type { ServerAge } from './server-age.ts';

/** What the API said when it did not say OK. `message` reads exactly `status: server message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer arrived at all. */
  readonly status: number;
  /** The German sentence for people, without the status; empty when the answer held none (a proxy's page, no body). */
  readonly serverMessage: string;
  readonly code: ErrorCode | undefined;
  readonly details: unknown;
  readonly requestId: string | undefined;
  /** Whether the call was sent before without an answer, so that it may have been done then. */
  mayBeDone = false;

  constructor(
    status: number,
    serverMessage: string,
    known: Partial<Pick<ApiError, 'code' | 'details' | 'requestId'>> = {},
  ) {
    super(`${status}: ${serverMessage}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = known.code;
    this.details = known.details;
    this.requestId = known.requestId;
  }
}

/** What is known of an answer off its contract. */
interface Violation {
  /** `GET /api/matches` */
  call: string;
  /** The first field that is off, `0.partner.name`; empty when it is the whole answer. */
  field: string;
  /** How the server stands to the build that asked. */
  server: ServerAge;
}

/** An answer that is not what the contract promises: the server is of another version, or one of the two sides has a bug. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
  readonly call: string;
  readonly field: string;
  readonly server: ServerAge;

  constructor(
    message?: string,
    { call = '', field = '', server = 'unknown', cause }: Partial<Violation> & ErrorOptions = {},
  ) {
    super(message, { cause });
    this.call = call;
    this.field = field;
    this.server = server;
  }
}

/** Whether this failure means that nobody is signed in (any more). */
export function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the API answered with one of these codes. */
export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && error.code !== undefined && codes.includes(error.code);
}
