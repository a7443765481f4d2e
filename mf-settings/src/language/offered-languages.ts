import { type Language, languages } from '@rezenso/contract/language';

/** What a site offers, its document says; without that there is no choice. */
export function offeredByDocument(): readonly Language[] {
  const named = document.documentElement.dataset.languages?.split(' ') ?? [];
  return languages.filter((language) => named.includes(language));
}
