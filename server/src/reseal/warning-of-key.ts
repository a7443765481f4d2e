import type { Core } from '../core.ts';
import { knowsKeyOf } from './known-key.ts';

/**
 * What to say to whoever brought a database back without the key that it was written under. Undefined where the key is known, where nothing
 * would show it, and where the tables are of an older version, which may lack what would.
 */
export async function warningOfKey(
  core: Pick<Core, 'database' | 'log' | 'now' | 'secret'>,
): Promise<string | undefined> {
  const isKnown = await knowsKeyOf(core).catch(() => undefined);
  if (isKnown !== false) return undefined;
  return 'SECRET_KEY is not the key that this backup was written under: what is sealed cannot be read, and who left is not known again. Before the server starts, give it that key, or the new one with the former one in SECRET_KEY_PREVIOUS.';
}
