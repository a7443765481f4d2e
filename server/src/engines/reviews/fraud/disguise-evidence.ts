import type { Evidence } from './evidence.ts';

// A soft hyphen comes along when text is copied from a web page; the others have no innocent place inside a word.
const hiddenInWord = /\p{L}[\u200b-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]+\p{L}/u;
const mixedScripts =
  /(?=[\p{L}\p{Cf}]*\p{Script=Latin})(?=[\p{L}\p{Cf}]*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}[\p{L}\p{Cf}]+/u;

const orders = [
  /(ignorier|vergiss|missachte)\w*\s+(bitte\s+)?(alle|die|deine|sämtliche)?\s*(vorherig|bisherig|obig|früher)\w*/i,
  /ignore\s+(all\s+)?(the\s+)?(previous|prior|above)\s+(instructions?|prompts?)/i,
  /(du bist|you are)\s+(jetzt|nun|now)\s+(ein|eine|a|an)\s/i,
  /(system\s*prompt|<\/?(system|assistant|instructions?)>|\[\/?inst\]|<\|\w+\|>)/i,
  /(quality|fraud)_?(score|risk)\s*["']?\s*[:=]/i,
];

/** Signs that a text was prepared for a machine rather than for readers: hidden characters, swapped letters, orders. */
export function disguiseEvidence(text: string): Evidence[] {
  const evidence: Evidence[] = [];
  if (hiddenInWord.test(text)) {
    evidence.push(
      finding('hidden_characters', 45, 'In Wörtern stecken unsichtbare Zeichen. Tippe den Text bitte neu.'),
    );
  }
  const [mixed] = text.match(mixedScripts) ?? [];
  if (mixed !== undefined) {
    const explained =
      'Ein Wort mischt lateinische Buchstaben mit gleich aussehenden aus anderen Schriften. Tippe es bitte neu.';
    evidence.push({ ...finding('mixed_scripts', 45, explained), quote: mixed });
  }
  const [order] = orders.flatMap((pattern) => text.match(pattern)?.[0] ?? []);
  if (order !== undefined) {
    const explained =
      'Eine Passage richtet sich an ein Programm und nicht an Menschen. Sie bleibt wirkungslos, bitte nimm sie heraus.';
    evidence.push({ ...finding('addresses_machine', 40, explained), quote: order });
  }
  return evidence;
}

function finding(code: string, points: number, text: string): Evidence {
  return { source: 'disguise', code, points, text };
}
