import { withoutLegalForm } from './legal-form.ts';
import { isTradeWord, isWorkplace } from './trade-name.ts';

const titles =
  /\b(herrn?|frau|prof|dr|mag|mmag|ddr|msc|med|dent|vet|phil|rer|nat|jur|dipl|ing|inh|betriebsw|kfm)\b\.?(-\w+\.?)?/gi;
const firstAndLast =
  /^(\p{Lu}[\p{Ll}ß]+(-\p{Lu}\p{Ll}+)?\s+){1,2}(von\s+|van\s+|de\s+|zu\s+)?\p{Lu}[\p{Ll}ß]+(-\p{Lu}\p{Ll}+)?$/u;

/** 'Zum Löwen', 'Haus Sonne': the letters of a person, but nobody is called so. */
const beginsSign =
  /^(Zum|Zur|Am|An|Im|In|Beim?|Auf|Die|Der|Das|Ein|Eine|Haus|Hotel|Gut|Hof|Alte[rs]?|Neue[rs]?|Kleine[rs]?|Grosse[rs]?|Große[rs]?)\s/u;
const initial = /(?<!\p{L})\p{Lu}\.\s?/gu;

/** 'Anna Weber', 'Dr. med. Jan Groß': the owner rather than the business, unless nothing else is said. */
function isPerson(text: string): boolean {
  const bare = text
    .replace(titles, ' ')
    .replace(initial, 'Vorname ')
    .replace(/[().,]/g, ' ')
    .trim();
  if (!firstAndLast.test(bare) || beginsSign.test(bare)) return false;
  // 'Farben Meier Malerbetrieb' has the letters of a person; whoever is called Weber or Schneider comes last.
  const words = bare.split(/\s+/);
  return !isWorkplace(words.at(-1) ?? '') && !words.slice(0, -1).some((word) => isTradeWord(word) || isWorkplace(word));
}

/** 'Ole Janssen & Tim Krug GbR' tells who stands behind a business and not what it is called. */
export function arePersons(text: string): boolean {
  const persons = partsOf(text);
  return persons.length < 5 && persons.every(isPerson);
}

const ofPartners = /(?<!\p{L})(GbR|OG|OHG|PartG|Gesellschaft bürgerlichen Rechts)(?!\p{L})/u;
const surnameOrShort = /^(\p{Lu}\.\s?){0,2}(von |van |de |zu )?\p{Lu}[\p{Ll}ß]+(-\p{Lu}\p{Ll}+)?$/u;

const doubleName = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u;

/** Whether a firm lists its partners by name, also by surname alone or as a family: 'A. Beck und J. Wolf GbR', 'Moser & Lackner OG'. */
export function arePartners(text: string): boolean {
  if (!ofPartners.test(text)) return false;
  const bare = text.replace(ofPartners, ' ').trim();
  const parts = partsOf(bare);
  return (
    /^(Familie|Geschwister|Eheleute) \p{Lu}/u.test(bare) ||
    (parts.length === 1 && doubleName.test(bare) && !bare.split('-').some(isTradeWord)) ||
    (parts.length > 1 &&
      parts.length < 6 &&
      parts.every((part) => isPerson(part) || (surnameOrShort.test(part) && !isTradeWord(part))))
  );
}

function partsOf(text: string): string[] {
  return withoutLegalForm(text).split(/\s*(?:,|&|\+|\/|(?<!\p{L})(?:und(?!\p{L})|u\.))\s*/u);
}
