import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** How a server goes: ended by its "immediate" stop, killed, or frozen with its connections open, as a machine that vanished. */
export type Fall = 'stopped' | 'killed' | 'frozen';

/** Two PostgreSQL servers, the second of which follows the first and has everything that was acknowledged. */
export interface PostgresPair {
  /** Of both: whoever takes writes is meant. */
  url: string;
  primaryUrl: string;
  standbyUrl: string;
  /** Lets the primary go. */
  fall(how: Fall): Promise<void>;
  /** The primary is there again as it was, although it was replaced. */
  comeBack(): Promise<void>;
  /** The standby takes writes from then on. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const program = path.join(import.meta.dirname, '../bin/serve-postgres.mjs');

/** Starts them in a process of their own, which tidies up behind itself. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const child = spawn(process.execPath, [program, '--pair'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The two PostgreSQL servers did not start, or have ended');
    return value;
  };
  const order = async (line: string) => {
    child.stdin.write(`${line}\n`);
    await next();
  };
  return {
    url: await next(),
    primaryUrl: await next(),
    standbyUrl: await next(),
    fall: (how) => order(`fall ${how}`),
    comeBack: () => order('come back'),
    promote: () => order('promote'),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
