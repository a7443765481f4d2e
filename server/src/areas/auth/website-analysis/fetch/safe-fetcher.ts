import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { FetchedPage } from '@rezenso/engines/analysis';
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { hostOf } from '@rezenso/engines/analysis/host';
import { isPublicUnicast } from '../../../../config/public-address.ts';
import { createAllowList } from './allow-list.ts';
import { decodeHtml } from './decode.ts';
import { parseTarget, portOf } from './target.ts';
import { createDial, type Dial, type Hop, isOf, requestHop, type Wanted } from './transport.ts';

/** Fetches one page, or a manifest when that is wanted; `signal` can end it before its own time is up. @throws AnalysisError */
export type FetchPage = (url: string | URL, signal?: AbortSignal, wanted?: Wanted) => Promise<FetchedPage>;

/** All addresses of a name. */
export type Lookup = (host: string) => Promise<readonly { address: string }[]>;

export interface SafeFetcherOptions {
  /** `host:port` entries that may be private (ANALYSIS_ALLOW). */
  allow: readonly string[];
  /** Asked exactly once per host and hop; the system's resolver by default. */
  lookup?: Lookup;
  /** Time for one page with all its redirects, in milliseconds. */
  pageMs?: number;
  /** Bytes of one page, after decompression. */
  maxBytes?: number;
  maxRedirects?: number;
  /** Ports that any host may be asked on. Only tests have a reason to change them. */
  ports?: readonly number[];
  /** Opens a socket to an address that was checked before. Only tests have a reason to change it. */
  dial?: Dial;
}

export interface SafeFetcher {
  fetchPage: FetchPage;
}

type Limits = Required<Omit<SafeFetcherOptions, 'allow'>> & { isAllowed: (url: URL) => boolean };
/** The limits of one fetch, with what it asks for. */
type Asked = Limits & { wanted: Wanted };

/**
 * A fetcher for addresses that strangers type in: it reaches public hosts on the default ports only. Every hop parses
 * once, resolves once, refuses the host when any of its addresses is not public, and connects to a checked address.
 */
export function createSafeFetcher(options: SafeFetcherOptions): SafeFetcher {
  const pageMs = options.pageMs ?? 5_000;
  const limits: Limits = {
    lookup: options.lookup ?? ((host) => systemLookup(host, { all: true, order: 'ipv4first' })),
    pageMs,
    maxBytes: options.maxBytes ?? 2_000_000,
    maxRedirects: options.maxRedirects ?? 3,
    ports: options.ports ?? [80, 443],
    dial: options.dial ?? createDial(Math.min(2_000, pageMs)),
    isAllowed: createAllowList(options.allow).has,
  };
  return { fetchPage: (url, signal, wanted = 'page') => fetchWithin(url, { ...limits, wanted }, signal) };
}

async function fetchWithin(address: string | URL, limits: Asked, outer?: AbortSignal): Promise<FetchedPage> {
  const own = AbortSignal.timeout(limits.pageMs);
  const signal = outer ? AbortSignal.any([own, outer]) : own;
  try {
    return await follow(parseTarget(address), limits, signal);
  } catch (error) {
    throw asAnalysisError(error, signal);
  }
}

async function follow(start: URL, limits: Asked, signal: AbortSignal): Promise<FetchedPage> {
  const { dial, maxBytes, wanted } = limits;
  let url = start;
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects += 1) {
    const addresses = await checkedAddresses(url, limits, signal);
    const hop = await requestHop(url, { addresses, dial, signal, maxBytes, wanted });
    if (!hop.location) return pageOf(url, hop, wanted);
    url = parseTarget(hop.location, url);
  }
  throw new AnalysisError('DOMAIN_UNREACHABLE', 'too many redirects');
}

/** The only place that decides where a connection may go. */
async function checkedAddresses(url: URL, limits: Limits, signal: AbortSignal): Promise<string[]> {
  const host = hostOf(url);
  const isAllowed = limits.isAllowed(url);
  if (!isAllowed && !limits.ports.includes(portOf(url)))
    throw new AnalysisError('DOMAIN_NOT_PUBLIC', `port ${portOf(url)}`);
  const found = isIP(host) ? [{ address: host }] : await abortable(limits.lookup(host), signal);
  const addresses = found.map((each) => each.address);
  if (addresses.length === 0) throw new AnalysisError('DOMAIN_UNREACHABLE', 'no address');
  if (!isAllowed && !addresses.every(isPublicUnicast)) throw new AnalysisError('DOMAIN_NOT_PUBLIC', host);
  // IPv4 first: many servers have no way out over IPv6, and waiting for that would cost the page's time.
  return addresses.toSorted((a, b) => isIP(a) - isIP(b)).slice(0, 2);
}

function pageOf(url: URL, { status, contentType, body }: Hop, wanted: Wanted): FetchedPage {
  if (status >= 300) throw new AnalysisError('DOMAIN_UNREACHABLE', `status ${status}`);
  const html = decodeHtml(body, contentType);
  const isDocument = isOf(wanted, contentType) && (contentType !== '' || /^\s*(<!|<html|<head|<\?xml)/i.test(html));
  if (!isDocument) throw new AnalysisError('WEBSITE_NOT_HTML', contentType.slice(0, 60));
  return { url: url.href, html };
}

function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function asAnalysisError(error: unknown, signal: AbortSignal): AnalysisError {
  if (error instanceof AnalysisError) return error;
  return new AnalysisError(signal.aborted ? 'WEBSITE_TIMEOUT' : 'DOMAIN_UNREACHABLE', '', error);
}
