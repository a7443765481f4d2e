/** One place of a source that reads otherwise. */
export interface Mutant {
  /** Counted from 1. */
  line: number;
  operator: string;
  /** The line as it was, and as it is now. */
  before: string;
  after: string;
  /** The whole source. */
  source: string;
}

/** What stands in the place of what; the sources are formatted, so operators have blanks around them and types none. */
const operators: readonly (readonly [name: string, from: RegExp, to: string])[] = [
  ['equal', / === /g, ' !== '],
  ['unequal', / !== /g, ' === '],
  ['below', / < /g, ' <= '],
  ['above', / > /g, ' >= '],
  ['at most', / <= /g, ' < '],
  ['at least', / >= /g, ' > '],
  ['and', / && /g, ' || '],
  ['or', / \|\| /g, ' && '],
  ['fallback', / \?\? /g, ' && '],
  ['plus', / \+ /g, ' - '],
  ['minus', / - /g, ' + '],
  ['true', /\btrue\b/g, 'false'],
  ['false', /\bfalse\b/g, 'true'],
  ['negated condition', /\bif \((?!!)/g, 'if (!'],
  ['condition', /\bif \(!(?=[\w.]+\))/g, 'if ('],
  ['no early end', /(?<=\) )return;/g, ';'],
  ['await left out', /(?<=^ {2,})await (?=[\w.]+\()/gm, 'void '],
  ['call left out', /(?<=^ {2,})[\w.]+\([^\n]*\);$/gm, ';'],
];

/** Every defect that these operators make of a source; what stands in comments and texts stays. */
export function mutantsOf(source: string): Mutant[] {
  const visible = masked(source);
  return operators.flatMap(([operator, from, to]) =>
    [...visible.matchAll(from)]
      .map(({ index, 0: found }) => mutantAt(source, { operator, index, found, to }))
      .filter(
        (mutant) => mutant.before !== mutant.after && !/^\s*(?:import|export (?:type|interface))\b/.test(mutant.before),
      ),
  );
}

interface Place {
  operator: string;
  index: number;
  found: string;
  to: string;
}

function mutantAt(source: string, { operator, index, found, to }: Place): Mutant {
  const changed = source.slice(0, index) + to + source.slice(index + found.length);
  const line = source.slice(0, index).split('\n').length;
  const lineOf = (text: string) => text.split('\n')[line - 1]?.trim() ?? '';
  // A negated condition takes all of what stands in it.
  const whole = operator === 'negated condition' ? negated(source, index) : changed;
  return { line, operator, before: lineOf(source), after: lineOf(whole), source: whole };
}

/** `if (a && b)` becomes `if (!(a && b))`. */
function negated(source: string, index: number): string {
  const from = source.indexOf('(', index);
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')' && --depth === 0)
      return `${source.slice(0, from)}(!${source.slice(from, at + 1)})${source.slice(at + 1)}`;
  }
  return source;
}

/** The same length, with blanks for what is no code. */
function masked(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g, (text) =>
    text.replace(/[^\n]/g, '\u0000'),
  );
}

/** Numbers that look like chance and are the same for the same seed (mulberry32), from 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
