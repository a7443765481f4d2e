import { type Language, languages, pageLanguage } from '@rezenso/contract/language';

/** The languages besides its own in which this page can be had. What a site offers, its document says. */
export function otherLanguages(): readonly Language[] {
  const offered = document.documentElement.dataset.languages?.split(' ') ?? [];
  return languages.filter((one) => offered.includes(one) && one !== pageLanguage());
}
