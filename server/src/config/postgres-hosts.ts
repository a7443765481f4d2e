export interface PostgresHost {
  host: string;
  port: number;
  /** `db-1:5432`, for the log. */
  name: string;
  /** The address with this host alone. */
  url: string;
}

const usualPort = 5432;

/**
 * The hosts of an address of PostgreSQL, which may name several as libpq writes it: `postgres://user:password@db-1:5432,db-2/rezenso`.
 * @throws Error when it cannot be read
 */
export function hostsIn(url: string): PostgresHost[] {
  const [, scheme, credentials = '', authority = '', rest] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^@/?#]*)(.*)$/.exec(url) ?? [];
  if (!scheme) throw new Error('no address of PostgreSQL');
  return authority.split(',').map((one) => {
    const [, host = '', port = String(usualPort)] = /^(\[[^\]]+\]|[^:[\]]*)(?::(\d+))?$/.exec(one) ?? [];
    if (authority.includes(',') && host === '') throw new Error(`"${one}" is no host`);
    const name = `${host}:${port}`;
    return {
      host: host.replace(/^\[|\]$/g, ''),
      port: Number(port),
      name,
      url: `${scheme}${credentials}${authority.includes(',') ? name : authority}${rest}`,
    };
  });
}

/** Whether an address can be used: of several servers it is always the one that takes writes. Others than PostgreSQL's are not judged. */
export function isUsable(url: string): boolean {
  if (!/^postgres(ql)?:/.test(url)) return true;
  try {
    const hosts = hostsIn(url);
    const wanted = hosts.length > 1 ? new URL(hosts[0]?.url ?? '').searchParams.get('target_session_attrs') : null;
    return wanted === null || wanted === 'read-write' || wanted === 'primary';
  } catch {
    return false;
  }
}
