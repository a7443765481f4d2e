import { withoutLegalForm } from './legal-form.ts';
import { isTradeWord, isWorkplace } from './trade-name.ts';

const titles =
  /\b(herrn?|frau|prof|dr|mag|mmag|ddr|msc|med|dent|vet|phil|rer|nat|jur|dipl|ing|inh|betriebsw|kfm)\b\.?(-\w+\.?)?/gi;
const firstAndLast =
  /^(\p{Lu}[\p{Ll}ß]+(-\p{Lu}\p{Ll}+)?\s+){1,2}(von\s+|van\s+|de\s+|zu\s+)?\p{Lu}[\p{Ll}ß]+(-\p{Lu}\p{Ll}+)?$/u;

/** 'Anna Weber', 'Dr. med. Jan Groß': the owner rather than the business, unless nothing else is said. */
function isPerson(text: string): boolean {
  const bare = text
    .replace(titles, ' ')
    .replace(/[().,]/g, ' ')
    .trim();
  if (!firstAndLast.test(bare)) return false;
  // 'Farben Meier Malerbetrieb' has the letters of a person; whoever is called Weber or Schneider comes last.
  const words = bare.split(/\s+/);
  return !isWorkplace(words.at(-1) ?? '') && !words.slice(0, -1).some(isTradeWord);
}

/** 'Ole Janssen & Tim Krug GbR' tells who stands behind a business and not what it is called. */
export function arePersons(text: string): boolean {
  const persons = withoutLegalForm(text).split(/\s*(?:,|&|\+|(?<!\p{L})und(?!\p{L}))\s*/u);
  return persons.length < 5 && persons.every(isPerson);
}
