import { filesOfAll } from '@rezenso/contract/releases';

/** Whose a script is, as its address says. */
export interface ScriptOwner {
  module: string;
  /** Of the release; undefined when several may have the script. */
  version: string | undefined;
  /** The script's name among those of its module. */
  script: string;
}

/** Scripts are served from /releases/<module>/<version>/, or from files/ there; the shell's own are nobody's in particular. */
const address = /\/releases\/(?!shell\/)([^/\s]+)\/([^/\s]+)\/([^\s?:)]*)/;

/** The first module whose script a text names: a stack, one line of it, or an address. */
export function moduleIn(text: string): ScriptOwner | undefined {
  const [, module, place, script = ''] = address.exec(text) ?? [];
  return module && place ? { module, version: place === filesOfAll ? undefined : place, script } : undefined;
}

export type Called = (...given: never[]) => unknown;

interface CallSite {
  getScriptNameOrSourceURL(): string | null;
}

/** Error as V8 knows it; other engines ignore `prepareStackTrace`, and old ones capture nothing. */
interface Engine {
  readonly name: string;
  stackTraceLimit?: number;
  captureStackTrace?(target: object, below: Called): void;
  prepareStackTrace?: unknown;
}
const engine: Engine = Error;

/** V8 hands out the script's name without working out lines and columns, which is most of a stack's price. */
const scriptOf = (_: Error, [site]: CallSite[]) => site?.getScriptNameOrSourceURL() ?? '';

/**
 * The script that called a function, from the one frame below it. What React or SWR do for a module, they do themselves: only
 * the immediate caller counts, also after an `await` and inside timers.
 * @param called the function that asks
 * @returns the script's address, in some engines with more around it; empty when unknown
 */
export function scriptCalling(called: Called): string {
  const trace: { stack?: string } = {};
  const { stackTraceLimit, prepareStackTrace } = engine;
  engine.stackTraceLimit = 1;
  setPrepareStackTrace(scriptOf);
  engine.captureStackTrace?.(trace, called);
  const { stack } = trace;
  setPrepareStackTrace(prepareStackTrace);
  if (stackTraceLimit !== undefined) engine.stackTraceLimit = stackTraceLimit;
  // Without `captureStackTrace` this function and the one that asks stand above the caller.
  return stack === undefined ? callerIn(new Error().stack ?? '', 2) : callerIn(stack, 0);
}

/** Somebody may have made a property of it that takes nothing. */
function setPrepareStackTrace(value: unknown): void {
  if (Reflect.set(engine, 'prepareStackTrace', value)) return;
  Reflect.defineProperty(engine, 'prepareStackTrace', { value, writable: true, configurable: true });
}

/**
 * The line of a stack with so many callers above it. Safari captures all of them, however many were asked for, and further down
 * stands the module for which the shell did something.
 */
export function callerIn(stack: string, above: number): string {
  return stack.split('\n', above + 1)[above] ?? '';
}
