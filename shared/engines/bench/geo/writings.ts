import { readFileSync } from 'node:fs';
import { distanceKm, locate, placeChoices } from '../../src/geo/index.ts';

/** A location as somebody might type it, and what should come of it. */
export interface Writing {
  readonly text: string;
  /** The place meant; 'ask' when nobody can tell which one, 'none' when no place is named. */
  readonly expected: string;
  readonly latitude: number;
  readonly longitude: number;
  /** How far off the answer may be, in kilometres. */
  readonly km: number;
}

const usualKm = 8;

/** One half of the written list: `development` was worked with, `held-apart` was written before and only counted. */
export function readWritings(half: 'development' | 'held-apart'): Writing[] {
  const text = readFileSync(new URL(`./writings-${half}.tsv`, import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [written = '', expected = '', latitude, longitude, km] = line.split('\t');
    const limits = { latitude: Number(latitude), longitude: Number(longitude), km: Number(km ?? usualKm) };
    return [{ text: written, expected, ...limits }];
  });
}

/** What the engine answers, in a few words, and whether that is what was meant. */
export function judge(writing: Writing): { isRight: boolean; answer: string } {
  const found = locate(writing.text);
  const choices = found ? [] : placeChoices(writing.text);
  const asked = choices.length > 1 ? 'ask' : 'none';
  if (!found)
    return { isRight: asked === writing.expected, answer: `${asked}: ${choices.map(({ text }) => text).join(', ')}` };
  const away = distanceKm(found, writing);
  return {
    isRight: away <= writing.km,
    answer: `${found.place} (${found.precision}${Number.isNaN(away) ? '' : `, ${away.toFixed(0)} km off`})`,
  };
}
