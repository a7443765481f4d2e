import { longestText } from '../text/tokens.ts';
import { sentences as say } from './evidence.de.ts';
import type { Evidence } from './evidence.ts';

// A soft hyphen comes along when text is copied from a web page; the others have no innocent place inside a word.
const hiddenInWord = /\p{L}[\u200b-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff\u115f\u1160\u3164\uffa0]+\p{L}/u;
const wordWithHidden = /\p{L}[\p{L}\p{Cf}]+/gu;
const latin = /\p{Script=Latin}/u;
const cyrillicOrGreek = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

// Every gap is bounded: where two of them meet, unbounded ones would try all ways to share out a run of blanks.
const orders = [
  /(ignorier|vergiss|missachte)\w{0,20}\s{1,9}(bitte\s{1,9})?(alle|die|deine|sämtliche)?\s{0,9}(vorherig|bisherig|obig|früher)\w{0,20}/i,
  /ignore\s{1,9}(all\s{1,9})?(the\s{1,9})?(previous|prior|above)\s{1,9}(instructions?|prompts?)/i,
  /(du bist|you are)\s{1,9}(jetzt|nun|now)\s{1,9}(ein|eine|a|an)\s/i,
  /(system\s{0,9}prompt|<\/?(system|assistant|instructions?)>|\[\/?inst\]|<\|\w{1,40}\|>)/i,
  /(quality|fraud)_?(score|risk)\s{0,9}["']?\s{0,9}[:=]/i,
];

/** Signs that a text was prepared for a machine rather than for readers: hidden characters, swapped letters, orders. */
export function disguiseEvidence(written: string): Evidence[] {
  const text = written.slice(0, longestText);
  const evidence: Evidence[] = [];
  if (hiddenInWord.test(text)) evidence.push(finding('hidden_characters', 45, say.hiddenCharacters()));
  const mixed = text.match(wordWithHidden)?.find((word) => latin.test(word) && cyrillicOrGreek.test(word));
  if (mixed !== undefined) evidence.push({ ...finding('mixed_scripts', 45, say.mixedScripts()), quote: mixed });
  const [order] = orders.flatMap((pattern) => text.match(pattern)?.[0] ?? []);
  if (order !== undefined) evidence.push({ ...finding('addresses_machine', 40, say.addressesMachine()), quote: order });
  return evidence;
}

function finding(code: string, points: number, text: string): Evidence {
  return { source: 'disguise', code, points, text };
}
