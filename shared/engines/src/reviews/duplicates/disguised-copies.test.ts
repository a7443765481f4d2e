import { describe, it } from 'node:test';
import { expect } from 'expect';
import { judgeWorth } from '../quality/worth.ts';
import { signature } from './signature.ts';

const original =
  'Der Kaffee schmeckt wunderbar, die Bedienung war aufmerksam und der Kuchen frisch. Wir kommen gerne wieder her und ' +
  'empfehlen das Café allen Freunden.';
const words = original.split(' ');
const between = (sign: string) => [...original].join(sign);
const within = (sign: (index: number) => string) =>
  original.replace(/(?<=\p{L})(?=\p{L})/gu, (_, index: number) => sign(index));
const encoded = (entity: (code: number) => string) =>
  original.replace(/\p{L}/gu, (letter, index: number) => (index % 3 ? entity(letter.codePointAt(0) ?? 0) : letter));
const swapped = (from: string, to: string) =>
  original.replace(/\p{L}/gu, (letter) => [...to][[...from].indexOf(letter)] ?? letter);

const disguises: Record<string, string> = {
  'Hangul fillers': between('\u3164'),
  'half-width fillers': between('\uffa0'),
  'Hangul choseong fillers': between('\u115f'),
  'tag characters': between('\u{e0041}'),
  'unassigned ignorable characters': between('\u{e0fff}'),
  'modifier letters': between('ˈ'),
  primes: between('ʹ'),
  tatweel: between('ـ'),
  'a letter between words': words.join(' x '),
  'another letter between every two words': words.map((word, index) => `${word} ${'bcdfgh'[index % 6]}`).join(' '),
  'numbers between words': words.map((word, index) => `${word} ${index}`).join(' '),
  'a word between words': words.join(' brumm '),
  'a digit behind every word': words.map((word) => `${word.replace(/\P{L}/gu, '')}7`).join(' '),
  'digits within words': original.replace(/(\p{L}{2})(\p{L})/gu, '$16$2'),
  'digits for letters': swapped('eoi', '301'),
  'other digits for letters': swapped('eolast', '301457'),
  'signs for letters': swapped('ais', '@!$'),
  'words in reverse order': words.toReversed().join(' '),
  'words sorted': words.toSorted().join(' '),
  'words dealt anew': words.toSorted((a, b) => a.length - b.length || a.localeCompare(b)).join(' '),
  markup: words.join('<br>'),
  entities: words.join('&nbsp;'),
  'numeric entities': encoded((code) => `&#${code};`),
  'hexadecimal entities': encoded((code) => `&#x${code.toString(16)};`),
  'hexadecimal entities in capitals with zeros': encoded((code) => `&#X000${code.toString(16).toUpperCase()};`),
  'numeric entities without an end': encoded((code) => `&#${code}`),
  'entities of entities': encoded((code) => `&amp;amp;#${code};`),
  'entities for umlauts': original.replaceAll('ü', '&uuml;').replaceAll('ä', '&auml;').replaceAll('é', '&eacute;'),
  'numeric entities that nobody sees': within(() => '&#8203;'),
  'a syllable of the Yi within words': within(() => '\ua000'),
  'letters of the Yi everywhere': between('\ua000'),
  'ideographs within words': within((index) => [...'的一是不了人我在'][index % 8] ?? ''),
  'Hebrew letters within words': within(() => 'א'),
  'several Arabic letters within words': within(() => 'بتث'),
  'Devanagari letters with their signs within words': within(() => 'कि'),
  'a letter without case behind every other letter': original.replace(/(\p{L}{2})(?=\p{L})/gu, '$1ꀀ'),
  'small capitals': swapped('enr', 'ᴇɴʀ'),
  'phonetic letters': swapped('eain', 'əɑıŋ'),
  'Armenian letters': swapped('un', 'սո'),
  'Cherokee capitals': swapped('DKB', 'ᎠᏦᏴ'),
  'letters in circles': swapped('dkb', 'ⓓⓚⓑ'),
};

describe('a copy in disguise', () => {
  for (const [kind, copy] of Object.entries(disguises))
    it(`is the same text with ${kind}, and is found among the stored ones`, () => {
      expect(judgeWorth(copy, [original]).withheld).toBe('known_text');
      expect(sharedBands(copy)).toBeGreaterThan(3);
    });

  it('is also one when some of its words are changed', () => {
    const changed = words.with(1, 'Tee').with(12, 'saftig');
    expect(judgeWorth(changed.toReversed().join(' '), [original]).withheld).toBe('known_text');
    expect(sharedBands(changed.toReversed().join(' '))).toBeGreaterThan(0);
  });

  it('is found when the disguised text came first', () => {
    for (const [kind, copy] of Object.entries(disguises))
      expect([kind, judgeWorth(original, [copy]).withheld]).toEqual([kind, 'known_text']);
  });
});

describe('a text of its own', () => {
  it('is none of the others for a subject, a price and a name in common', () => {
    const others = [
      'Die Bedienung im Café war flink, der Kaffee stark, nur auf den Kuchen haben wir 20min gewartet.',
      'Unsere Freunde mochten den Kuchen vom Blech, die Theke A4 ist etwas eng, 3x nachbestellt.',
    ];
    expect(judgeWorth(original, others).withheld).toBeNull();
    for (const other of others) expect(judgeWorth(other, [original]).withheld).toBeNull();
  });
});

function sharedBands(copy: string): number {
  const rows = (text: string) => {
    const { bands, hashes } = signature(text);
    return bands.map((band, index) => `${band} ${hashes[index]}`);
  };
  const stored = new Set(rows(original));
  return rows(copy).filter((row) => stored.has(row)).length;
}
