import type { ErrorBody, ErrorCode } from '@rezenso/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { detailsIn } from './field-faults.ts';
import { errorMessage, languageOf } from './language.ts';

/** How the site was set up, and nothing that went wrong. */
const notSetUp: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['STRIPE_NOT_CONFIGURED', 'OAUTH_NOT_CONFIGURED']);

/** Answers every error as `{ message, code, requestId, details? }`; what nobody foresaw is logged and answered INTERNAL. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfterSeconds } = errorAnswer(error, request);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** What a request is answered that failed, which is logged where nobody foresaw it. */
export function errorAnswer(error: unknown, request: FastifyRequest): ErrorAnswer {
  const foreseen = toAppError(error);
  if (notSetUp.has(foreseen.code)) request.log.info({ code: foreseen.code }, 'request refused');
  else if (foreseen.status >= 500)
    request.log.error({ err: foreseen.cause ?? foreseen, code: foreseen.code }, 'request failed');
  else if (foreseen.code === 'MALFORMED_REQUEST')
    request.log.info({ reason: codeOf(foreseen.cause), code: foreseen.code }, 'request refused');
  else if (foreseen.cause) request.log.info({ err: foreseen.cause, code: foreseen.code }, 'request refused');
  const { status, retryAfterSeconds } = foreseen;
  return { status, retryAfterSeconds, body: errorBody(foreseen, request) };
}

interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  retryAfterSeconds: number | undefined;
}

function errorBody(error: AppError, request: FastifyRequest): ErrorBody {
  const language = languageOf(request);
  return {
    message: errorMessage(error.code, language),
    code: error.code,
    requestId: request.id,
    ...(error.details === undefined ? {} : { details: detailsIn(language, error.details) }),
  };
}

/** Fastify's own refusals and a database that is away become errors of the catalogue. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const statusCode =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  const code = codeOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('PAYLOAD_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (statusCode === 404) return new AppError('NOT_FOUND');
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE', { cause: error, retryAfterSeconds: 2 });
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new AppError('MALFORMED_REQUEST', { cause: error });
  }
  return new AppError('INTERNAL', { cause: error });
}

/** Connection refused or lost, server starting or shutting down (SQLSTATE classes 08 and 57P), or not yet the one that takes writes. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  if (/^(08|57P0|25006)/.test(code)) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) && 'syscall' in error) return true;
  return /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
}

/** All that is said of a request that cannot be read: its error repeats the address or the body, and either may hold a token. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
