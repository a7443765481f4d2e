import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** Milliseconds of processor time spent so far by this process and by the database's process that serves a client. */
export type CpuClock = () => number;

/**
 * A clock that waiting for the processor does not advance, for figures from a machine that is busy with other things.
 * Undefined where the database runs elsewhere or the system does not tell (other than Linux).
 */
export async function cpuClock(client: Client): Promise<CpuClock | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const statistics = `/proc/${rows[0]?.pid}/schedstat`;
  try {
    if (!readFileSync(`/proc/${rows[0]?.pid}/cmdline`, 'utf8').startsWith('postgres')) return undefined;
    readFileSync(statistics);
  } catch {
    return undefined;
  }
  return () => {
    const { user, system } = process.cpuUsage();
    const backendNs = Number(readFileSync(statistics, 'utf8').split(' ')[0]);
    return (user + system) / 1000 + backendNs / 1e6;
  };
}
