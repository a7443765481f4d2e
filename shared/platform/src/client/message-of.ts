import { ApiError, ContractViolation } from './api-error.ts';
import { unreadableWrite } from './new-version.ts';

/**
 * The sentence to show: what the server said, or `fallback` where it said nothing. An answer that could not be read is
 * neither: it says that there is a new version.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ContractViolation) return unreadableWrite(error);
  return error instanceof ApiError && error.serverMessage !== '' ? error.serverMessage : fallback;
}
