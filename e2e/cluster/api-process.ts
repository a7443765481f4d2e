import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const readyTimeoutMs = 120_000;
const mostPrinted = 100_000;

/** One of the API processes; it keeps its port when it comes back. */
export interface ApiProcess {
  address: string;
  start(): Promise<void>;
  /** SIGTERM. @returns its exit code */
  stop(): Promise<number | null>;
  /** SIGKILL: no chance to tidy up. */
  kill(): Promise<void>;
  /** Ends that nobody asked for, with what was printed before. */
  faults: readonly string[];
  /** The last of what it printed since it was started, see LOG_LEVEL. */
  log(): string;
  /** Of the process that runs. */
  pid(): number | undefined;
}

export function apiProcess(port: number, env: Record<string, string>): ApiProcess {
  const address = `http://127.0.0.1:${port}`;
  const faults: string[] = [];
  let child: ChildProcess | undefined;
  let isEnding = false;
  let printed = '';

  function launch(): ChildProcess {
    const { NODE_ENV: _, ...inherited } = process.env;
    const launched = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: repository,
      env: { ...inherited, LOG_LEVEL: 'fatal', ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    printed = '';
    for (const stream of [launched.stdout, launched.stderr])
      stream.on('data', (chunk: Buffer) => (printed = (printed + String(chunk)).slice(-mostPrinted)));
    launched.once('exit', (code, signal) => {
      if (!isEnding) faults.push(`${address} ended with ${code ?? signal}:\n${printed.slice(-4_000)}`);
    });
    return launched;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    isEnding = true;
    const ended = new Promise<number | null>((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  return {
    address,
    faults,
    log: () => printed,
    pid: () => child?.pid,
    async start() {
      isEnding = false;
      child = launch();
      const deadline = Date.now() + readyTimeoutMs;
      while (!(await isReady(address))) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(faults.at(-1) ?? `${address} was ended while it started`);
        if (Date.now() > deadline) throw new Error(`${address} was not ready within ${readyTimeoutMs / 1000} s`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
  };
}

export function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
