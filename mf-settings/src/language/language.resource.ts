import { chooseLanguage } from '@rezenso/contract/auth';
import type { Language } from '@rezenso/contract/language';
import { call } from '@rezenso/platform';

/** Keeps the language of the account, and of this browser; it shows from the next page on. */
export async function keepLanguage(language: Language): Promise<void> {
  await call(chooseLanguage, { body: { language } });
}
