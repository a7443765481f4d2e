import type { ParseArgsOptionsConfig } from 'node:util';
import type { ReleaseStore } from '@rezenso/releases/store';

export interface Surroundings {
  repository: string;
  env: NodeJS.ProcessEnv;
  now(): Date;
  say(line: string): void;
  /** For what went wrong. */
  complain(line: string): void;
}

export interface Invocation extends Surroundings {
  /** What stands behind the command's name, without options. */
  names: string[];
  /** Values of the options that the command declares. */
  options: Record<string, string | boolean | undefined>;
  /** The store that `--store` or the environment names; opened when asked for. */
  store(): ReleaseStore;
}

/** One thing that `npx rezenso` can do. */
export interface Command {
  /** How it is called, without `npx rezenso`. */
  usage: string;
  /** What it does, in one sentence. */
  summary: string;
  options?: ParseArgsOptionsConfig;
  /** How many names it takes: at least, at most. */
  names: readonly [least: number, most: number];
  run(invocation: Invocation): Promise<void>;
}

/** Wrong use of a command: it gets the sentence and the usage, and exit code 2. Nothing has been changed. */
export class UsageError extends Error {}
