import { ApiError, hasCode, messageOf } from '@rezenso/platform';

/** A read that failed, under the name by which operators look it up. The answer is its `cause`. */
export class FailedFetch extends Error {
  override readonly name = 'FailedFetch';
}

/** `error` as a `FailedFetch`, or nothing when there is none. */
export function failedFetch(message: string, error: unknown): FailedFetch | undefined {
  return error === undefined || error === null ? undefined : new FailedFetch(message, { cause: error });
}

/** Whether the server refused because the role does not allow it. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && !isUnproven(error);
}

/** Whether the server wants a passkey first. */
export function isUnproven(error: unknown): boolean {
  return hasCode(error, 'PASSKEY_REQUIRED');
}

/** What the server said; `fallback` when it gave no answer, or none that people can read. */
export function serverMessageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status === 0 ? fallback : messageOf(error, fallback);
}
