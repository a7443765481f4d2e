import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import * as german from './evidence.de.ts';
import english from './evidence.en.ts';
import type { Evidence } from './evidence.ts';

const words = inLanguages(german, { en: english });

type Name = keyof typeof german.sentences;
/** A sentence of which only figures are known. */
type Sentence = (...figures: readonly number[]) => string;

const names = Object.keys(german.sentences) as Name[];

/**
 * A German sentence of this engine in another language. Which one it is shows by saying each with the figures that stand in it; a sentence
 * of older rules stays as it is.
 */
function sentenceIn(language: Language, sentence: string): string {
  if (language === 'de') return sentence;
  const figures = (sentence.match(/\d+(?:,\d+)?/g) ?? []).map((figure) => Number(figure.replace(',', '.')));
  const name = names.find((one) => takes(one, figures) && say(german.sentences[one], figures) === sentence);
  return name === undefined ? sentence : say(words(language).sentences[name], figures);
}

/** Findings as somebody reads them; what is quoted stays as it was written. */
export function evidenceIn<Finding extends Pick<Evidence, 'text'>>(
  language: Language,
  findings: readonly Finding[],
): Finding[] {
  if (language === 'de') return [...findings];
  return findings.map((finding) => ({ ...finding, text: sentenceIn(language, finding.text) }));
}

function takes(name: Name, figures: readonly number[]): boolean {
  return german.sentences[name].length === figures.length;
}

/** Of the sentences that name another text none has one to name here. */
function say(sentence: unknown, figures: readonly number[]): string {
  return (sentence as Sentence)(...figures);
}
