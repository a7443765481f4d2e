import { hostOf } from '@rezenso/engines/analysis/host';
import { portOf } from './target.ts';

export interface AllowList {
  has(url: URL): boolean;
}

/**
 * The entries of ANALYSIS_ALLOW: `host:port`, `[::1]:port`, or a bare host for both default ports. An entry opens exactly
 * this host on exactly this port, as it is written in the address; it never opens other names of the same machine.
 * @throws Error when an entry cannot be read, so that a typing error is found at start
 */
export function createAllowList(entries: readonly string[]): AllowList {
  const allowed = new Set<string>();
  for (const entry of entries.map((each) => each.trim()).filter(Boolean)) {
    const url = URL.parse(`http://${entry}`);
    if (url?.pathname !== '/' || url.username || url.search) throw new Error(`Cannot read the allowed host '${entry}'`);
    // The port is read from the text because the parser drops ':80', which would make it look like a bare host.
    const port = /:(\d+)$/.exec(entry.replace(/^\[.*\]/, ''))?.[1];
    for (const each of port ? [Number(port)] : [80, 443]) allowed.add(`${hostOf(url)} ${each}`);
  }
  return { has: (url) => allowed.has(`${hostOf(url)} ${portOf(url)}`) };
}
