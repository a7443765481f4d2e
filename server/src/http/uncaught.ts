import { loggedError } from './log-error.ts';
import { shortened, withoutMailAddresses } from './log-text.ts';

/**
 * Ends the process with a line of the log, as Node's own report of a fault that nobody caught prints all that the error holds: of one of the
 * database, the row and the values.
 */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    const line = { level: 60, time: Date.now(), err: shortened(loggedError(error)), msg: 'a fault that nobody caught' };
    process.stderr.write(`${withoutMailAddresses(JSON.stringify(line))}\n`);
    process.exit(1);
  });
}
