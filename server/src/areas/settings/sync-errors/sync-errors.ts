import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { googleFaultKinds } from './fault-kinds.ts';
import * as german from './texts.de.ts';
import * as english from './texts.en.ts';

const texts = inLanguages(german, { en: english });
/** Stands for the name of a business; no text can hold it. */
const anyName = '\u0000';

/** A platform as its owner reads it: what is wrong with its sync is kept in German. */
export function withSyncErrorIn<Shown extends Pick<UserPlatform, 'syncError'>>(
  language: Language,
  platform: Shown,
): Shown {
  const { syncError } = platform;
  return language === 'de' || syncError === null
    ? platform
    : { ...platform, syncError: syncErrorIn(language, syncError) };
}

/** What was kept, in another language; as it is where no text of today reads so. */
function syncErrorIn(language: Language, kept: string): string {
  for (const kind of googleFaultKinds) {
    const [before = '', behind = ''] = german.syncErrorText(kind, anyName).split(anyName);
    const fits = kept.length >= before.length + behind.length && kept.startsWith(before) && kept.endsWith(behind);
    if (fits) return texts(language).syncErrorText(kind, kept.slice(before.length, kept.length - behind.length));
  }
  return kept;
}
