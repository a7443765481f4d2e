import { domainToUnicode } from 'node:url';
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { hostOf } from '@rezenso/engines/analysis/host';
import { domainNameOf, parseDomain } from '../../auth/index.ts';

/** What a person typed as domain: the name as people read it, and the address of its website. */
export interface TypedDomain {
  /** Lower case, without scheme, path and leading www.; a port stays. */
  domain: string;
  website: string;
}

/** Reads 'meine-firma.de', 'www.Meine-Firma.de/' or a whole address; undefined when it is no domain. */
export function readDomain(typed: string): TypedDomain | undefined {
  try {
    const url = parseDomain(typed);
    const port = url.port === '' ? '' : `:${url.port}`;
    return {
      domain: domainNameOf(url),
      website: `${url.protocol}//${domainToUnicode(hostOf(url))}${port}`,
    };
  } catch (error) {
    if (error instanceof AnalysisError) return undefined;
    throw error;
  }
}
