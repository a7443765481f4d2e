import type { FetchedPage } from '@rezenso/engines/analysis';
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { hostOf } from '@rezenso/engines/analysis/host';
import type { FetchPage } from './fetch/safe-fetcher.ts';
import { parseDomain } from './fetch/target.ts';

const startPageMs = 5_000;

/**
 * The start page of a domain as people type it: https first, then http, each also with or without www. when the name
 * as typed does not answer, and the root when the typed path does not exist. All attempts share one page's time.
 * @param ended ends it before that
 * @throws AnalysisError with the reason that says most about the site
 */
export async function openSite(domain: string, fetchPage: FetchPage, ended?: AbortSignal): Promise<FetchedPage> {
  const timeout = AbortSignal.timeout(startPageMs);
  const signal = ended ? AbortSignal.any([timeout, ended]) : timeout;
  let failure: AnalysisError | undefined;
  for (const address of addressesOf(parseDomain(domain))) {
    if (signal.aborted) break;
    try {
      return await fetchPage(address, signal);
    } catch (error) {
      if (!(error instanceof AnalysisError)) throw error;
      if (error.code !== 'DOMAIN_UNREACHABLE' && error.code !== 'DOMAIN_INVALID') throw error;
      failure ??= error;
    }
  }
  throw failure ?? new AnalysisError('WEBSITE_TIMEOUT');
}

function addressesOf(typed: URL): URL[] {
  const hosts = [typed.hostname];
  const name = hostOf(typed);
  if (/^www\./.test(name)) hosts.push(name.slice(4));
  else if (/^[^.]+\.[a-z][^.]*$/.test(name)) hosts.push(`www.${name}`);
  const addresses: URL[] = [];
  for (const host of hosts) {
    for (const protocol of ['https:', 'http:']) {
      const url = new URL(typed);
      url.protocol = protocol;
      url.hostname = host;
      addresses.push(url);
    }
  }
  if (typed.pathname !== '/') addresses.push(...addresses.slice(0, 2).map((url) => new URL('/', url)));
  return addresses;
}
