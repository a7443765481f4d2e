import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../server/bin/serve-providers.mjs', import.meta.url));

export interface Providers {
  /** Variables of the operating contract that lead a site to the fakes. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** The payment provider and Google, stood in for by the server's own test programs, for the site at `origin`. */
export async function startProviders(origin: string): Promise<Providers> {
  const child = spawn(process.execPath, [program, origin], { stdio: ['pipe', 'pipe', 'inherit'] });
  const env = await new Promise<Record<string, string>>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const found = /^(\{.*\})$/m.exec(output)?.[1];
      if (found) resolve(JSON.parse(found));
    });
    child.once('exit', (code) => reject(new Error(`The providers did not start (${code}):\n${output}`)));
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin.end();
    await ended;
  };
  return { env, stop };
}

/** A port that is free now, for a site whose address the providers must know before it starts. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
