import { reportClientError } from '@rezenso/contract/client-errors';
import { call } from '@rezenso/platform';
import type { AreaFault } from './fault.ts';

/** Tells the server about a broken area. Best effort: nobody waits for it, and its own failure is nobody's news. */
export function report({ kind, module, version, message }: AreaFault): void {
  const body = { kind, module, version, message: message.slice(0, 1000), path: window.location.pathname.slice(0, 300) };
  call(reportClientError, { body }).catch(() => {});
}
