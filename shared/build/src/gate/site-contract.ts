import { contractHeader } from '@rezenso/contract/contract-version';

/**
 * Version of the contract that a site's server speaks.
 * @param place of the store; only one that is a site can be asked, a folder or a bucket knows no server
 * @throws Error when the site does not answer
 */
export async function siteContract(place: string): Promise<string | undefined> {
  if (!/^https?:\/\//.test(place)) return undefined;
  const answer = await fetch(new URL('/registry.json', place), { signal: AbortSignal.timeout(10_000) });
  return answer.headers.get(contractHeader) ?? undefined;
}
