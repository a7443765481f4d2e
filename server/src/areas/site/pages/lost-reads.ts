import { contractVersion } from '@rezenso/contract/contract-version';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { answerFields, lostReads } from '@rezenso/releases/reads';
import type { Logger } from 'pino';

/**
 * Says in the log, once when it starts, what live releases count on and this server does not bring. It serves all the same:
 * people get the releases that understand it, and elsewhere read that there is a new version.
 */
export async function warnOfLostReads(
  releases: Pick<ReleaseReader, 'registry'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const lost = lostReads(await releases.registry(), { contract: contractVersion, fields: answerFields() });
  if (lost.length > 0) log.warn({ lost }, 'live releases count on what this server does not bring');
}
