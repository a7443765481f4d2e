import { entriesOf } from '@rezenso/contract/own-keys';
import type { OtherLanguage } from './function-words/function-words.ts';

/** Those whose languages the models know. */
const modelled = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Hangul: /\p{Script=Hangul}/gu,
};
/** Those that are written without blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const letter = /\p{L}/gu;

export type ModelledScript = keyof typeof modelled;

const scripts: Partial<Record<OtherLanguage, ModelledScript>> = {
  ...{ ru: 'Cyrillic', uk: 'Cyrillic', bg: 'Cyrillic', mk: 'Cyrillic', sr: 'Cyrillic', el: 'Greek' },
  ...{ ar: 'Arabic', fa: 'Arabic', he: 'Hebrew', ko: 'Hangul' },
};

/** The script that a language is written in. */
export function scriptOf(language: 'de' | OtherLanguage): ModelledScript {
  return (language === 'de' ? undefined : scripts[language]) ?? 'Latin';
}

/** Of the letters of a text this much makes it one that is written in a script. */
const leastPart = 1 / 5;

export interface Writing {
  /** The scripts with models that a good part of the text is written in. */
  modelled: ReadonlySet<ModelledScript>;
  /** Whether most of it is written without blanks between words. */
  isUnspaced: boolean;
  /** Whether most of it is in scripts that no model knows. */
  isUnknown: boolean;
}

/** What a text is written in. Letters that only look Latin count for what they are. */
export function writingOf(text: string): Writing {
  const letters = count(text, letter);
  const parts = entriesOf(modelled).map(([script, one]) => [script, count(text, one)] as const);
  const known = parts.reduce((sum, [, part]) => sum + part, 0);
  const spaceless = count(text, unspaced);
  return {
    modelled: new Set(parts.filter(([, part]) => part > 0 && part >= letters * leastPart).map(([script]) => script)),
    isUnspaced: spaceless > letters / 2,
    isUnknown: letters - known - spaceless > letters / 2,
  };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
