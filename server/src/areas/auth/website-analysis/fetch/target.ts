import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { bareHost, hostOf } from '@rezenso/engines/analysis/host';

const maxInputLength = 2_000;
const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
// Spaces, invisible characters, backslashes and brackets never stand in an address that a person means seriously.
const forbiddenCharacters = /[\p{C}\p{Z}\\<>"'`{}|^]/u;

export function portOf(url: URL): number {
  return url.port ? Number(url.port) : (defaultPorts[url.protocol] ?? 0);
}

/**
 * Reads what people type as their domain: 'meine-firma.de', 'https://www.Meine-Firma.de/', 'müller-bäcker.de'.
 * The answer is a plain https address without userinfo, fragment and trailing dots.
 * @throws AnalysisError DOMAIN_REQUIRED, DOMAIN_INVALID
 */
export function parseDomain(input: string): URL {
  const typed = typeof input === 'string' ? input.trim() : '';
  if (!typed) throw new AnalysisError('DOMAIN_REQUIRED');
  if (typed.length > maxInputLength || forbiddenCharacters.test(typed)) throw new AnalysisError('DOMAIN_INVALID');
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;
  return parseTarget(withScheme);
}

/** A domain as people read it: lower case, without scheme, path and leading www.; a port stays. */
export function domainNameOf(url: URL): string {
  return `${domainToUnicode(bareHost(url))}${url.port === '' ? '' : `:${url.port}`}`;
}

/**
 * Parses an absolute address once; everything afterwards works on this one reading of it.
 * @throws AnalysisError DOMAIN_INVALID when it is not a http(s) address of a host name or IP address
 */
export function parseTarget(address: string | URL, base?: URL): URL {
  const url = URL.parse(String(address), base);
  if (!url || !(url.protocol in defaultPorts) || url.username || url.password)
    throw new AnalysisError('DOMAIN_INVALID');
  const host = hostOf(url);
  if (!isIP(host)) url.hostname = host;
  url.hash = '';
  if (!isIP(host) && !isHostName(host)) throw new AnalysisError('DOMAIN_INVALID', host);
  return url;
}

function isHostName(host: string): boolean {
  if (host.length > 253) return false;
  return host.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label));
}
