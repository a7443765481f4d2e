import type { ConsentMeans } from '@rezenso/contract/consents';
import type { Env } from '../config/env.ts';
import type { Tx } from '../database/database.ts';
import { consents } from './consents.repository.ts';
import type { Deciding } from './deciding.ts';
import { legalVersion } from './legal-version.ts';

interface Parts {
  env: Pick<Env, 'legalDir'>;
  now: () => Date;
}

/**
 * Says of a transaction who decides in it, how, and under which privacy policy: what it changes of a member's consents is logged so, by
 * triggers. Call it before the change.
 */
export async function decidedBy(
  tx: Tx,
  { env, now }: Parts,
  member: Deciding,
  means: Extract<ConsentMeans, 'page' | 'mail-link' | 'admin'> = 'page',
): Promise<void> {
  const version = await legalVersion(env.legalDir, 'datenschutz.md');
  await consents(tx).begin({ member, means, version, at: now() });
}

/** Notes which terms and which privacy policy stood when a profile was finished; nothing of those that have no text. */
export async function noteLegalTexts(tx: Tx, { env, now }: Parts, member: Deciding): Promise<void> {
  const texts = [
    ['terms', await legalVersion(env.legalDir, 'agb.md')],
    ['privacy', await legalVersion(env.legalDir, 'datenschutz.md')],
  ] as const;
  for (const [kind, version] of texts)
    if (version) await consents(tx).note({ member, kind, version, means: 'page', at: now() });
}
