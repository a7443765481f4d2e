import { hasUnseenCharacters, isName, isPersonName } from '@rezenso/contract/names';
import { isReservedName } from '@rezenso/contract/reserved-names';
import { hasControlCharacters, plainText } from '@rezenso/contract/shapes';
import { isShortLink } from '@rezenso/contract/short-links';
import { isWebAddress, typedAddress } from '@rezenso/contract/web-address';
import { signedInUser } from '@rezenso/platform';
import { string } from 'yup';
import { faultTexts as faults } from './texts.de.ts';

/** Characters as the contract counts them: an emoji is one, though JavaScript stores two units. */
const lengthOf = (value = '') => [...value].length;

/** Trimmed text that may be empty, of at most `max` characters as its readers see them, as the contract takes it. */
export const optionalText = (max: number) => asTyped(max).transform((value: unknown) => readable(value));

/** Trimmed text between `min` and `max` characters; `message` says that it is missing or too short. */
export const text = (min: number, max: number, message: string) => atLeast(optionalText(max), min, message);

const asTyped = (max: number) =>
  string()
    .trim()
    .default('')
    .test('max', faults.tooLong(max), (value) => lengthOf(value) <= max)
    .test('characters', faults.characters, (value) => !value || !hasControlCharacters(value));

const atLeast = (rule: ReturnType<typeof asTyped>, min: number, message: string) =>
  rule.required(message).test('min', message, (value) => lengthOf(value) >= min);

const readable = (value: unknown) => (typeof value === 'string' ? plainText(value).trim() : value);

/** Text that names somebody in pages and mails of others, as the contract takes it. */
export const name = (min: number, max: number, message: string) =>
  atLeast(asTyped(max), min, message)
    .test('name', faults.name, (value) => !value || isName(value))
    .test('reserved', reservedFault, (value) => !value || mayBeCalled(value));

/** Text that names a person, as the contract takes it. */
export const personName = (min: number, max: number, message: string) =>
  name(min, max, message).test('person', faults.name, (value) => !value || isPersonName(value));

export const reservedFault = faults.reserved;

/** Whether whoever is signed in may use names that are read together; ours are for administrators. */
export function mayBeCalled(...parts: readonly string[]): boolean {
  return !isReservedName(...parts) || signedInUser()?.isAdmin === true;
}

/** A transform for addresses, of mailboxes too: what is pasted along and nobody sees is no reason to refuse one. */
export const asMeant = (value: unknown) => (typeof value === 'string' ? typedAddress(value) : value);

/** The address of a website as people say it, `firma.de`, between `min` and `max` characters. */
export const domainName = (min: number, max: number, message: string) => line(min, max, message).transform(asMeant);

/** Text in one line without anything that cannot be seen. */
export const line = (min: number, max: number, message: string) =>
  atLeast(asTyped(max), min, message).test('line', faults.characters, (value) => !value || !hasUnseenCharacters(value));

/** One's own address on the web of at most 2000 characters, or nothing; no short link. */
export const webAddress = () =>
  string()
    .transform(asMeant)
    .trim()
    .default('')
    .max(2000, faults.url)
    .test('web-address', faults.url, (value) => !value || isWebAddress(value))
    .test('short-link', faults.shortLink, (value) => !value || !isShortLink(value));

/** An address on the web; without one the form is not complete. */
export const requiredWebAddress = () => webAddress().required(faults.url);
