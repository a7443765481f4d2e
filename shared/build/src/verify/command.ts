import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

export interface CommandResult {
  isOk: boolean;
  output: string;
}

export interface CommandOptions {
  folder: string;
  variables?: Record<string, string | undefined>;
  /** Shows the output while it comes; otherwise it is kept for the caller. */
  isLive?: boolean;
  /** How far it and all that it starts give way to others, as `nice` counts. */
  priority?: number;
}

/** Runs a program to its end. A program that cannot be started is one that failed. */
export function runCommand(program: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const { folder, variables = {}, isLive = false, priority = 0 } = options;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid && priority > 0) setPriority(child.pid, getPriority() + priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isLive) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isOk: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}
