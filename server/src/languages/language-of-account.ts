import { isLanguage, type Language } from '@rezenso/contract/language';

/** The language of what an account is sent, by what it chose (`members.language`): German for who never did. */
export function languageOfAccount(chosen: string | null): Language {
  return isLanguage(chosen) ? chosen : 'de';
}
