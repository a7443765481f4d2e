import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { Reader } from '../reader.ts';
import * as german from './evidence.de.ts';
import english from './evidence.en.ts';
import type { Evidence } from './evidence.ts';

const words = inLanguages(german, { en: english });

/** A sentence of which only figures are known. */
type Sentence = (...figures: readonly number[]) => string;
type Advice = Partial<Record<german.Said, string>>;

const names = Object.keys(german.sentences) as german.Said[];

/**
 * Stored findings as somebody reads them: in their language, with what a writer or the business that the text is about may do about it; for
 * anybody else what was found alone. What is quoted stays as it was written.
 */
export function evidenceIn<Finding extends Pick<Evidence, 'text'>>(
  language: Language,
  findings: readonly Finding[],
  reader?: Reader,
): Finding[] {
  return findings.map((finding) => ({ ...finding, text: sentenceIn(language, finding.text, reader) }));
}

/**
 * Which sentence it is shows by saying each with the figures that stand in it; one of older rules stays as it is. Before decision 0132 the
 * advice to the writer was stored with what was found.
 */
function sentenceIn(language: Language, stored: string, reader: Reader | undefined): string {
  const figures = (stored.match(/\d+(?:,\d+)?/g) ?? []).map((figure) => Number(figure.replace(',', '.')));
  const name = names.find((one) => {
    if (german.sentences[one].length !== figures.length) return false;
    const found = say(german.sentences[one], figures);
    return stored === found || stored === `${found} ${adviceOf(german.toWriter, one)}`;
  });
  if (name === undefined) return stored;
  const { sentences, toWriter, toBusiness } = words(language);
  const advice = reader && adviceOf(reader === 'writer' ? toWriter : toBusiness, name);
  const found = say(sentences[name], figures);
  return advice ? `${found} ${advice}` : found;
}

function adviceOf(advice: Advice, name: german.Said): string | undefined {
  return advice[name];
}

function say(sentence: unknown, figures: readonly number[]): string {
  return (sentence as Sentence)(...figures);
}
