import { wordsOfPlace } from '../../src/geo/names.ts';
import type { GeoName } from './sources.ts';

/** Places of a country with a community's name, best kind of agreement only: all words equal, then the shorter name a beginning of the longer. */
export function sameNamed(names: readonly GeoName[]): (name: string, country: string) => GeoName[] {
  const byFirst = new Map<string, GeoName[]>();
  for (const name of names.filter((candidate) => !candidate.isDistrict)) {
    const key = name.country + (withoutTitle(name.words)[0] ?? '');
    byFirst.set(key, [...(byFirst.get(key) ?? []), name]);
  }
  return (name, country) => {
    const words = withoutTitle(wordsOfPlace(name));
    const candidates = byFirst.get(country + (words[0] ?? '')) ?? [];
    const equal = candidates.filter((candidate) => isSame(words, withoutTitle(candidate.words)));
    return equal.length > 0
      ? equal
      : candidates.filter((candidate) => isBeginning(words, withoutTitle(candidate.words)));
  };
}

const titles = new Set('bad markt stadt ostseebad seebad hansestadt lutherstadt nordseebad seeheilbad'.split(' '));
const withoutTitle = (words: readonly string[]) =>
  words.length > 1 && titles.has(words[0] ?? '') ? words.slice(1) : words;
const isSame = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');
const isBeginning = (a: readonly string[], b: readonly string[]) =>
  a.length !== b.length && isSame(a.slice(0, Math.min(a.length, b.length)), b.slice(0, Math.min(a.length, b.length)));
