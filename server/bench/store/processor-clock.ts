import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

/**
 * A clock of the processor time, in milliseconds, that this process and its database backend have used. Unlike the wall
 * clock it does not count what other processes of a busy machine take. Undefined where the system does not tell (Linux does).
 */
export async function processorClock(client: Client): Promise<(() => number) | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = `/proc/${rows[0]?.pid}/schedstat`;
  const clock = (): number => {
    const { user, system } = process.cpuUsage();
    const [nanoseconds] = readFileSync(backend, 'utf8').split(' ');
    return (user + system) / 1000 + Number(nanoseconds) / 1e6;
  };
  try {
    return Number.isFinite(clock()) ? clock : undefined;
  } catch {
    return undefined;
  }
}
