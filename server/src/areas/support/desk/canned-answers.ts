import type { CannedAnswer } from '@rezenso/contract/admin';
import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import * as german from './canned-answers.de.ts';
import english from './canned-answers.en.ts';

const texts = inLanguages(german, { en: english });

/** Who is greeted, and in which language. */
interface Asker {
  firstName: string | null;
  language: Language;
}

/**
 * What is often answered, as whoever asked reads it.
 * @param origin of this site, for the addresses of articles
 * @param asker undefined for one who left
 */
export function cannedAnswers(origin: string, asker: Asker | undefined): CannedAnswer[] {
  const { canned, hello, more, regards } = texts(asker?.language ?? 'de');
  return canned.map(({ name, text, article }) => ({
    name,
    text: `${hello(asker?.firstName ?? null)}\n\n${text}${article ? `\n\n${more(`${origin}/hilfe/${article}`)}` : ''}\n\n${regards}`,
  }));
}
