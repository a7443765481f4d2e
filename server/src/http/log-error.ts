import { isThreadFault } from '../engine-pool/thread-faults.ts';

/** Where and what it was, in the words of systems and libraries: nothing that people wrote, and no address of theirs. */
const facts = [
  ...['code', 'errno', 'syscall', 'status', 'statusCode', 'responseCode', 'command', 'port'],
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
];
/** What libraries put words of others into. */
const others = [
  'hostname',
  'host',
  'input',
  'response',
  'detail',
  'hint',
  'where',
  'query',
  'error_description',
  'body',
];
const shortestOfOthers = 3;
const mostCauses = 8;
/** Of PostgreSQL: data that is none of its type. Its message ends with the value. */
const dataException = /^22[0-9A-Z]{3}$/;
/** The codes that an answer of a mail server begins with (RFC 3463). */
const mailCodes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/;

/**
 * An error as the log may keep it. Messages of errors quote: PostgreSQL the row that was there already, JSON the beginning of what it read, a mail
 * server whom it refuses, a look-up the domain. What an error holds is left out unless it is known to hold no words, and so is
 * what its message repeats of that.
 */
export function loggedError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const given = error as Error & Record<string, unknown>;
  const message = withoutWords(given);
  const { response, cause } = given;
  const codes = typeof response === 'string' ? mailCodes.exec(response)?.[0] : undefined;
  return {
    type: given.constructor.name,
    message,
    // Its first lines are the message.
    stack: `${given.name}: ${message}\n${framesOf(given)}`,
    ...Object.fromEntries(facts.flatMap((name) => (isFact(given[name]) && name in given ? [[name, given[name]]] : []))),
    ...(codes ? { response: codes } : {}),
    ...(cause instanceof Error && depth < mostCauses ? { cause: loggedError(cause, depth + 1) } : {}),
  };
}

function withoutWords(error: Error & Record<string, unknown>): string {
  let { message } = error;
  if (typeof message !== 'string') return '';
  if (isThreadFault(error)) return '(about a text)';
  // Of the payment provider's library, whose message is what the service answered.
  if ('raw' in error) return '(in the words of a service)';
  // "… is not valid JSON", with a piece of it.
  if (error instanceof SyntaxError) return message.replace(/["'`].*/su, '…');
  if (dataException.test(String(error.code))) return message.replace(/".*/su, '…');
  for (const name of others) {
    const words = error[name];
    if (typeof words === 'string' && words.length >= shortestOfOthers) message = message.replaceAll(words, '…');
  }
  return message;
}

function isFact(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= 100);
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}
