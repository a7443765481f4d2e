import { readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Tells the processor time of a database's processes, by who they serve. */
export interface Backends {
  /** Milliseconds so far of those that serve `application`; NaN where the system does not tell (Linux does). */
  processorMillis(application: string): Promise<number>;
  close(): Promise<void>;
}

export async function watchBackends(databaseUrl: string): Promise<Backends> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'bench' });
  await client.connect();
  return {
    async processorMillis(application) {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1',
        [application],
      );
      return rows.reduce((sum, { pid }) => sum + millisOf(pid), 0);
    },
    close: () => client.end(),
  };
}

function millisOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}
