import type { Page } from '../page/read-page.ts';
import { isForeign } from './imprint.ts';
import { hasLegalForm, upToLegalForm } from './legal-form.ts';
import { type ComparedName, significant } from './name-candidates.ts';
import { isOperatorOf, isTradeWord, ownWords } from './trade-name.ts';

/** 'Malermeister Quast' and 'Quast Malerbetrieb GmbH', 'Wohnmobile Fernweh' and 'Fernweh GmbH': the same name, other words of the trade. */
export function sharesOwnName(words: readonly string[], firm: ComparedName): boolean {
  const own = ownWords(words);
  const isWithin = own.every((word) => firm.words.some((other) => isSameStem(word, other)));
  const isAround = firm.words.every((word) => words.includes(word)) && own.every((word) => firm.words.includes(word));
  // A short name needs a firm that says nothing else: 'Malermeister Utz' and 'Utz Malerbetrieb GmbH'.
  const rest = firm.words.filter((word) => !own.includes(word));
  const isNothingElse = own.length > 0 && rest.every(isTradeWord);
  return (isWithin && (own.some(isTelling) || isNothingElse)) || (isAround && firm.words.some(isTelling));
}

/** 'Metzg' and 'Metzgerei'. */
function isSameStem(word: string, other: string): boolean {
  return word === other || (word.length > 4 && other.startsWith(word));
}

function isTelling(word: string): boolean {
  return word.length > 3 && !isTradeWord(word);
}

const longestFirm = 80;
const shortestJoined = 6;

/** All words of the name stand in the firm, joined or apart: 'Yoga Atelier' and 'Yogaatelier'. */
export function isSameFirm(words: readonly string[], firm: ComparedName): boolean {
  const joined = words.join('');
  return (
    firm.name.length <= longestFirm &&
    (words.every((word) => firm.words.includes(word)) ||
      (joined.length >= shortestJoined && firm.words.join('').includes(joined)))
  );
}

const mostLines = 600;
const longestLine = 300;
/** Words that a firm has beyond the name: 'Fachgesellschaft für Solartechnik mbH'. */
const mostMore = 4;
const joining = /^(&|\+|und|u\.|der|die|das|am|an|im|in|zum|zur|von|für|mit|–|-)$/;

/** A firm that only a sentence tells: 'Die Umzüge Packesel GmbH wurde 1990 gegründet.' */
export function firmInText(
  best: ComparedName,
  wanted: readonly string[],
  pages: readonly Page[],
): ComparedName | undefined {
  for (const page of pages) {
    for (const { text } of page.lines.slice(0, mostLines)) {
      if (text.length > longestLine || !hasLegalForm(text) || isForeign(text)) continue;
      const name = endingWith(upToLegalForm(text).split(' '), wanted);
      if (name && !isOperatorOf(name, best.name))
        return { ...best, name, words: significant(name), source: 'imprint', page: page.url, passage: text };
    }
  }
  return undefined;
}

/** The shortest end of a text's words in which all wanted ones stand, where no other words than those of a name are between them. */
function endingWith(words: readonly string[], wanted: readonly string[]): string | undefined {
  for (let from = words.length - 1; from >= Math.max(0, words.length - wanted.length - mostMore - 2); from -= 1) {
    const part = words.slice(from);
    if (part.some((word) => /^\p{Ll}/u.test(word) && !joining.test(word) && !hasLegalForm(word))) return undefined;
    const name = part.join(' ');
    if (/[|·•]/.test(name)) return undefined;
    const held = significant(name);
    if (wanted.every((word) => held.includes(word))) return name;
  }
  return undefined;
}
