import { ApiError, ContractViolation } from '@rezenso/platform';
import { AreaFault } from '../federation/fault.ts';
import { report } from '../federation/report.ts';
import { releaseIn } from './scope.ts';

/** A timer that throws would fill the log: each message once, and of one page no more than this. */
const reportsAtMost = 20;

/**
 * Reports errors that nobody caught and rejections that nobody handled, for the module whose script they come from.
 * @returns ends it
 */
export function startReportingUncaught(): () => void {
  const reported = new Set<string>();
  const ending = new AbortController();
  const tell = (error: unknown, message: string, script = '') => {
    const { stack = '' }: { stack?: string } = error instanceof Error ? error : {};
    const release = releaseIn(stack) ?? releaseIn(script);
    if (!release || isForeseen(error)) return;
    const fault = new AreaFault('uncaught', release.module, release.version, error ?? message);
    const key = `${fault.module} ${fault.message}`;
    if (reported.has(key) || reported.size >= reportsAtMost) return;
    reported.add(key);
    report(fault);
  };
  const { signal } = ending;
  window.addEventListener('error', ({ error, message, filename }) => tell(error, message, filename), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, String(reason)), { signal });
  return () => ending.abort();
}

/** A refusal or a lost connection is the day's business, and a call that was ended on leaving meant to end. */
function isForeseen(error: unknown): boolean {
  const isEnded = error instanceof DOMException && error.name === 'AbortError';
  return isEnded || error instanceof ApiError || error instanceof ContractViolation;
}
