import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { isProfileAt } from '../../accounts/index.ts';
import type { ShownPlatform } from './businesses.repository.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const words = inLanguages(german, { en: english });

/** How platforms are called, in a language. */
export const platformsIn = (language: Language) => words(language).platforms;

/** How a profile's platform is called; an address that is no profile at a platform we know goes by its host, whatever its owner calls it. */
export function platformLabel(
  { platform, profileUrl }: Pick<ShownPlatform, 'platform' | 'profileUrl'>,
  language: Language,
): string {
  const names = platformsIn(language);
  if (!profileUrl || isProfileAt(platform, profileUrl)) return names[platform];
  return URL.parse(profileUrl)?.hostname.replace(/^www\./, '') ?? names.other;
}
