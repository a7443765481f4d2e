import { type ErrorCode, errorCatalogue } from '@rezenso/contract/errors';
import { errorMessages as english } from '@rezenso/contract/errors.en';
import type { Language } from '@rezenso/contract/language';
import { keysOf } from '@rezenso/contract/own-keys';
import { faultsInEnglish } from './field-faults.en.ts';

const codes: ReadonlyMap<string, ErrorCode> = new Map(
  keysOf(errorCatalogue).map((code) => [errorCatalogue[code].message, code]),
);
const sentences: ReadonlyMap<string, string> = new Map(Object.entries(faultsInEnglish));

/** What is said of a field, for whoever reads this language; what is known in no other stays as it is. */
export function faultIn(language: Language, german: string): string {
  if (language === 'de') return german;
  const code = codes.get(german);
  if (code) return english[code];
  const numbers = german.match(/\d+/g)?.values();
  const sentence = sentences.get(german.replaceAll(/\d+/g, '#'));
  return sentence?.replaceAll('#', () => numbers?.next().value ?? '#') ?? german;
}

/** Details of an error as they are answered: in those that name fields, what is said of each is put into the language. */
export function detailsIn(language: Language, details: unknown): unknown {
  if (language === 'de' || !Array.isArray(details)) return details;
  return details.map((one: unknown) =>
    typeof one === 'object' && one !== null && 'message' in one && typeof one.message === 'string'
      ? { ...one, message: faultIn(language, one.message) }
      : one,
  );
}
