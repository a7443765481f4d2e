import type { CannedAnswer } from '@rezenso/contract/admin';
import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import * as german from './canned-answers.de.ts';
import english from './canned-answers.en.ts';

const texts = inLanguages(german, { en: english });

/**
 * What is often answered, as whoever asked reads it.
 * @param origin of this site, for the addresses of articles
 */
export function cannedAnswers(origin: string, language: Language): CannedAnswer[] {
  const { canned, more, regards } = texts(language);
  return canned.map(({ name, text, article }) => ({
    name,
    text: `${text}${article ? `\n\n${more(`${origin}/hilfe/${article}`)}` : ''}\n\n${regards}`,
  }));
}
