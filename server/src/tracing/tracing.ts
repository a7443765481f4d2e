import type { Logger } from 'pino';

/** What a step is told by: names, numbers and codes, never what people wrote or who they are. */
export type StepFacts = Readonly<Record<string, string | number | boolean>>;

/** One step of a trace; OpenTelemetry calls it a span. */
export interface Step {
  /** Of few kinds: a pattern of an address, the name of a job. */
  name: string;
  /** Whether it answers somebody, asks somebody, or does what was recorded before. */
  kind?: 'server' | 'client' | 'consumer';
  facts?: StepFacts;
  /**
   * What it follows from: a `traceparent` (W3C Trace Context) of elsewhere, or null for nothing, which begins a trace. Without it, the step that
   * is under way here.
   */
  cause?: string | null;
  /** What it follows from besides, as `traceparent`s: many things that one step collects. What cannot be read is left out. */
  links?: readonly string[];
}

/** A step that is under way, whose end others tell. */
export interface OpenStep {
  /** Runs `work` so that what it begins belongs to this step. */
  within<T>(work: () => T): T;
  /** Ends it. `fault` names what went wrong by a code or a type of error. */
  end(facts?: StepFacts, fault?: string): void;
}

/** Tells a collector what a process did, step by step. Where no collector is named there is none, and nothing is loaded for it. */
export interface Tracing {
  /** Runs `work` as one step. An error ends it as failed, told by its code or type alone, and is thrown on. */
  run<T>(step: Step, work: () => Promise<T>): Promise<T>;
  begin(step: Step): OpenStep;
  /** A step that is over, where it belongs to one that is under way; otherwise it is not told. */
  note(step: Step, millis: number, fault?: string): void;
  /** Adds to the step that is under way here what it also follows from. */
  link(causes: readonly string[]): void;
  /** Adds to the step that is under way here. */
  tell(facts: StepFacts): void;
  /** The step that is under way here, to travel with what is done later; undefined where there is none. */
  traceparent(): string | undefined;
  /** The same for a line of the log. */
  ids(): LogIds | undefined;
  /** Says there, once for each time, that the collector is gone and that it is back. */
  tellFaultsTo(log: Pick<Logger, 'warn' | 'info'>): void;
  /** Hands over what is not told yet, within two seconds, and ends. */
  close(): Promise<void>;
}

export interface LogIds {
  trace_id: string;
  span_id: string;
}

/** Runs `work`, as a step where steps are told. */
export function traced<T>(tracing: Tracing | undefined, step: Step, work: () => Promise<T>): Promise<T> {
  return tracing ? tracing.run(step, work) : work();
}
