import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import * as german from './instructions.de.ts';
import english from './instructions.en.ts';
import { platformRules, ruleTexts } from './platform-rules.ts';

const words = inLanguages(german, { en: english });
const hintsOf = {
  de: new Map<string, string>(Object.entries(words('de').worthTelling)),
  en: new Map<string, string>(Object.entries(words('en').worthTelling)),
};

/**
 * The instructions shown with an exchange: honesty first, the platform's rule, what other customers want to know
 * about this industry, and the disclosure. `industry` is the recipient's, stored in lower case.
 * @param language of the reviewer; the disclosure stays German, as it becomes part of the review
 */
export function reviewInstructions(platform: PlatformId, industry: string, language: Language = 'de'): string {
  const say = words(language);
  const { disclosure } = platformRules[platform];
  const hints = hintsOf[language].get(industry.toLowerCase()) ?? say.worthTellingAnywhere;
  return [
    say.honesty,
    ruleTexts[language][platform],
    say.helpful(hints),
    ...(disclosure ? [say.disclose(disclosure)] : []),
  ].join(' ');
}
