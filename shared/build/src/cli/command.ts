import type { ParseArgsOptionsConfig } from 'node:util';
import type { ReleaseStore } from '@rezenso/releases/store';
import type { ModuleCheck } from '../gate/check.ts';

export interface Surroundings {
  repository: string;
  /** Set where no checkout of the platform is: what works on one is not offered. */
  isOutside?: boolean;
  env: NodeJS.ProcessEnv;
  now(): Date;
  say(line: string): void;
  /** For what went wrong. */
  complain(line: string): void;
  /** What `release` looks at while it builds; all there is by default. */
  checks?: readonly ModuleCheck[];
}

export interface Invocation extends Surroundings {
  /** What stands behind the command's name, without options. */
  names: string[];
  /** Values of the options that the command declares. */
  options: Record<string, string | boolean | undefined>;
  /** The store that `--store` or the environment names, or one at another place; opened when asked for. */
  store(place?: string): ReleaseStore;
  /** A text whose commands between backticks name that store too, so that each works as it stands. */
  hint(text: string): string;
}

/** One thing that `npx rezenso` can do. */
export interface Command {
  /** How it is called, without `npx rezenso`. */
  usage: string;
  /** What it does, in one sentence. */
  summary: string;
  options?: ParseArgsOptionsConfig;
  /** It works on the platform's own repository; that of a module does not have it. */
  isOfCheckout?: boolean;
  /** Its first name is a module, which in a module's own repository may be left out. */
  takesModule?: boolean;
  /** Another name of the option `--store`. */
  storeOption?: string;
  /** How many names it takes: at least, at most. */
  names: readonly [least: number, most: number];
  run(invocation: Invocation): Promise<void>;
}

/** Wrong use of a command: it gets the sentence and the usage, and exit code 2. Nothing has been changed. */
export class UsageError extends Error {}
