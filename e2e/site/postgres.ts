import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../server/bin/serve-postgres.mjs', import.meta.url));

/** A real PostgreSQL for the length of a worker, started by the server's own test program. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const found = /^(postgres:\/\/\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`PostgreSQL did not start (${code}):\n${output}`)));
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin.end();
    await ended;
  };
  return { url, stop };
}
