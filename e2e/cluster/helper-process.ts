import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const programs = fileURLToPath(new URL('../../server/bin/', import.meta.url));

/** A test program of the server that prints lines, and ends when its input closes. */
export interface HelperProcess {
  lines: string[];
  /** Waits for a line of its own that `isIt`, printed after `from` others. */
  line(isIt: (line: string) => boolean, from?: number): Promise<string>;
  /** Sends a line and waits until it is repeated. */
  order(line: string): Promise<void>;
  stop(): Promise<void>;
}

export function startHelper(program: string, args: readonly string[] = []): HelperProcess {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(process.execPath, [programs + program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const look = () => {
    for (const one of waiting) one();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    look();
  });
  child.once('exit', look);

  const line: HelperProcess['line'] = (isIt, from = 0) =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = lines.slice(from).find(isIt);
        if (found === undefined && child.exitCode === null) return;
        waiting.delete(check);
        if (found !== undefined) resolve(found);
        else reject(new Error(`${program} ended (${child.exitCode}):\n${lines.join('\n')}`));
      };
      waiting.add(check);
      check();
    });

  return {
    lines,
    line,
    async order(text) {
      const from = lines.length;
      child.stdin.write(`${text}\n`);
      await line((candidate) => candidate === text, from);
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await ended;
    },
  };
}
