import { ApiError, ContractViolation } from '@rezenso/platform';
import { AreaFault } from '../federation/fault.ts';
import { report } from '../federation/report.ts';
import { type ModuleRelease, onlyRelease, releaseIn } from './scope.ts';

/** A timer that throws would fill the log: each message once, and of one module in one page no more than this. */
const reportsAtMost = 20;

/**
 * Reports errors that nobody caught and rejections that nobody handled, for the module whose script they come from.
 * @returns ends it
 */
export function startReportingUncaught(): () => void {
  const reported = new Map<string, Set<string>>();
  const ending = new AbortController();
  const tell = (release: ModuleRelease | undefined, error: unknown, message: string) => {
    if (!release || isForeseen(error)) return;
    const cause = error instanceof Error ? error : new Error(message);
    const fault = new AreaFault('uncaught', release.module, release.version, cause);
    const known = reported.get(release.module) ?? new Set();
    reported.set(release.module, known);
    if (known.has(fault.message) || known.size >= reportsAtMost) return;
    known.add(fault.message);
    report(fault);
  };
  const { signal } = ending;
  const onError = ({ error, message, filename }: ErrorEvent) =>
    tell(releaseIn(framesOf(error)) ?? releaseIn(filename), error, message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const frames = framesOf(reason);
    // Text that was thrown and errors of the browser's own come from nowhere, so from whoever is there alone.
    tell(frames.includes('.js') ? releaseIn(frames) : onlyRelease(), reason, wordsFor(reason));
  };
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onRejection, { signal });
  return () => ending.abort();
}

/** Where an error comes from. Its message stands before that in some engines, and may name whatever it likes. */
function framesOf(error: unknown): string {
  const { stack = '', message }: { stack?: string; message?: string } = error instanceof Error ? error : {};
  return message && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
}

function wordsFor(reason: unknown): string {
  try {
    return (typeof reason === 'object' && JSON.stringify(reason)) || String(reason);
  } catch {
    return 'unreadable';
  }
}

/** A refusal or a lost connection is the day's business, and a call that was ended on leaving meant to end. */
function isForeseen(error: unknown): boolean {
  const isEnded = error instanceof DOMException && error.name === 'AbortError';
  return isEnded || error instanceof ApiError || error instanceof ContractViolation;
}
