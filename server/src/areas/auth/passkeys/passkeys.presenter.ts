import { isLanguage } from '@rezenso/contract/language';
import type { Passkey } from '@rezenso/contract/passkeys';
import { deviceNameIn } from '../../accounts/index.ts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** A passkey as its member sees it. @param language that the account chose */
export function presentPasskey(row: PasskeyRow, language: string | null): Passkey {
  return {
    id: row.id,
    name: deviceNameIn(isLanguage(language) ? language : 'de', row.name),
    givenName: row.given_name,
    addedAt: row.added_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
