import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { RingEvidence, RingEvidenceCode } from './ring-evidence.ts';
import * as german from './sentences.de.ts';
import english from './sentences.en.ts';

const { accountSentences, pairSentences } = german;
const words = inLanguages({ accountSentences, pairSentences }, { en: english });

type Sentences = Partial<Record<RingEvidenceCode, german.Sentence>>;
type Said = Pick<RingEvidence, 'code' | 'figures'>;

/** What was found about an account, as a sentence. */
export function sayOfAccount(language: Language, { code, figures }: Said): string {
  const sentences: Sentences = words(language).accountSentences;
  return sentences[code]?.(...figures) ?? code;
}

/** What two accounts have in common, as a sentence. */
export function sayOfPair(language: Language, { code, figures }: Said): string {
  const sentences: Sentences = words(language).pairSentences;
  return sentences[code]?.(...figures) ?? sayOfAccount(language, { code, figures });
}
