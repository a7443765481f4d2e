import { type ConnectionOptions, checkServerIdentity, type PeerCertificate } from 'node:tls';
import pg from 'pg';
import type { PostgresHost } from '../config/postgres-hosts.ts';

/** Whoever takes longer than this to say whether it takes writes, is taken for one that is away. */
const patienceMillis = 2_000;
/** The first eight digits of a file of the log are its timeline. A server that only follows has no position to write at. */
const timelineIfPrimary = `select case
  when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** @returns the timeline of a server that takes writes; undefined for one that does not, or does not answer in time */
export async function probe(config: pg.ClientConfig): Promise<number | undefined> {
  const client = new pg.Client({
    ...config,
    application_name: 'rezenso look',
    connectionTimeoutMillis: patienceMillis,
  });
  const tooLate = setTimeout(() => client.connection.stream.destroy(), patienceMillis);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(timelineIfPrimary);
    return rows[0]?.timeline ?? undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(tooLate);
    // One that hangs takes no leave either.
    void client.end().catch(() => {});
    client.connection.stream.end(() => client.connection.stream.destroy());
  }
}

/** pg checks every certificate for the first host: it may be that of any of them. */
export function identityAmong(hosts: readonly PostgresHost[], ssl: unknown): ConnectionOptions {
  const given = typeof ssl === 'object' && ssl !== null ? ssl : {};
  return {
    checkServerIdentity(_host: string, certificate: PeerCertificate) {
      const faults = hosts.map(({ host }) => checkServerIdentity(host, certificate));
      return faults.includes(undefined) ? undefined : faults[0];
    },
    ...given,
  };
}
