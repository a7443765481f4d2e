import * as z from 'zod/mini';
import { mostOfPage } from './limits.ts';
import { hasUnseenCharacters, isName, isPersonName, isSeen } from './names.ts';
import { isShortLink, shortLinkFault } from './short-links.ts';
import { isWebAddress, normalWebAddress, typedAddress } from './web-address.ts';

/** What is not seen where it stands: it turns the reading direction, hides between letters, or steers what shows them. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u0080-\u009f\ufff9-\ufffb]/u;
const breaks = /[\u0085\u2028\u2029]/g;
/** Marks of the reading direction of the next sign, which those who write from right to left type beside numbers and Latin words. */
const marks = /[\u061c\u200e\u200f]/;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Keys, pictures with their colour and sex and whom they are joined with, flags of countries within one. */
const emoji =
  /[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]*)*(?:[\u{e0020}-\u{e007e}]{1,8}\u{e007f})?/u;
/** Joiners, breaks between words and forms of letters, behind letters of scripts that need them: Persian, Hindi, Thai, Mongolian, Chinese. */
const joiners =
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Default_Ignorable_Code_Point}]|[\u0300-\u036f])[\u034f\u180e\u200b-\u200d\p{Variation_Selector}]{1,2}/u;
const parts = new RegExp(`(?:${emoji.source}|${joiners.source})|(${unseen.source})`, 'gu');

/**
 * Identifier of any stored record: a UUID in lower case. The database takes capitals for the same record, and whatever compares or
 * keeps ids as text for another one, so they are refused.
 */
export const id = z.uuid().check(z.refine((spelling) => spelling === spelling.toLowerCase()));
/** A moment as ISO 8601 in UTC, for instance 2026-03-01T09:30:00.000Z. */
export const moment = z.iso.datetime();
/** A moment somebody tells: from 1990, before there was anything to review on the web, to the end of 2099. */
export const givenMoment = z.iso.datetime().check(z.refine(isOfOurTime, 'Bitte gib ein gültiges Datum an'));
const bounds = (min: number, max: number, message?: string) =>
  [
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, `Bitte höchstens ${max} Zeichen`),
    z.refine<string>((value) => !hasControlCharacters(value), 'Der Text enthält unzulässige Zeichen'),
  ] as const;
/**
 * Trimmed text between `min` and `max` characters, letter for letter: what is copied from elsewhere to be judged, where hidden
 * characters are what is looked for. Control characters are refused.
 */
export const writtenText = (min: number, max: number, message?: string) =>
  z.string().check(...bounds(min, max, message));
/** Trimmed text between `min` and `max` characters as its readers see it (plainText); control characters are refused. */
export const text = (min: number, max: number, message?: string) =>
  z.string().check(z.overwrite(plainText), ...bounds(min, max, message));
/** The same, of which something can be seen. */
export const seenText = (min: number, max: number, message: string) =>
  text(min, max, message).check(z.refine((value: string) => value === '' || isSeen(value), message));
export const nameFault =
  'Bitte gib nur den Namen an: in einer Zeile, ohne Adressen und ohne unsichtbare oder fremde Zeichen';
/** Trimmed text that names somebody in pages, subjects and mails of others; isName says what is refused. */
export const name = (min: number, max: number, message?: string) =>
  writtenText(min, max, message).check(z.refine(isName, nameFault));
/** Trimmed text that names a person; isPersonName says what is refused. */
export const personName = (min: number, max: number, message?: string) =>
  writtenText(min, max, message).check(z.refine(isPersonName, nameFault));
const inOneLine = z.refine<string>((value) => !hasUnseenCharacters(value), 'Der Text enthält unzulässige Zeichen');
/** Trimmed text in one line and without anything that cannot be seen. */
export const line = (min: number, max: number, message?: string) => writtenText(min, max, message).check(inOneLine);
/** The address of a website as people say it, `firma.de`. */
export const domainName = (min: number, max: number, message: string) =>
  z
    .string()
    .check(z.overwrite(typedAddress))
    .check(...bounds(min, max, message), inOneLine);
/** Optional text: missing, null and blank all arrive as null. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(text(0, max)),
    z.transform((value) => value || null),
  );
/** What kind of business it is, such as 'Fotostudio'; null when it named none, missing from a server that does not know. */
export const tradeName = z.optional(z.nullable(z.string()));
/** An absolute http(s) address of a public host: no script and no way to our own pages can be smuggled into a link. */
export const webAddress = z
  .string()
  .check(
    z.overwrite(typedAddress),
    z.maxLength(2000, 'Bitte gib eine gültige URL ein'),
    z.refine(isWebAddress, 'Bitte gib eine gültige URL ein'),
  );
/** Arrives as normalWebAddress makes it; missing, null and empty arrive as null. */
export const optionalWebAddress = z.pipe(
  z.nullish(z.union([z.literal(''), webAddress])),
  z.transform((value) => (value ? (normalWebAddress(value) ?? null) : null)),
);
/** The same for what somebody states as their own: it has to say where it leads, so that one business is known as one. */
export const optionalOwnAddress = z.pipe(
  z.nullish(z.union([z.literal(''), webAddress.check(z.refine((value) => !isShortLink(value), shortLinkFault))])),
  z.transform((value) => (value ? (normalWebAddress(value) ?? null) : null)),
);
export const stars = z
  .int()
  .check(z.minimum(1, 'Bitte wähle 1 bis 5 Sterne'), z.maximum(5, 'Bitte wähle 1 bis 5 Sterne'));
export const percent = z.number().check(z.minimum(0), z.maximum(100));
/**
 * A figure about a member: null means 'not yet'. For an answer that lacks the field the specification names what is shown
 * (point 9); what is no figure at all reads as 'not yet' too.
 */
export const figure = <S extends z.ZodMiniType<number>, A extends number | null>(schema: S, whenAbsent: A) =>
  z.catch(z.nullable(schema), (read?: { input?: unknown }) => (read?.input === undefined ? whenAbsent : null) as never);
/** Which engine spoke: the built-in one or the configured language model. */
export const engine = z.enum(['built-in', 'language-model']);
export const count = z.int().check(z.minimum(0));
/** XP that the caller got by this very call; absent from servers that do not tell. */
export const xpGranted = z.optional(count);
/** How many more of this the member may do today; there only where a new account has few left. */
export const leftToday = z.optional(count);
/** Which page of a list: `cursor` is the `next` of the page before, nothing for the first. */
export const pageQuery = z.object({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostOfPage))),
});
/** The cursor of the following page; null on the last one. */
export const next = z.nullable(z.string());
/** Answer of calls that only do something. */
export const done = z.object({ ok: z.literal(true) });
export const byId = z.object({ id });

/** Whether `value` holds characters that no text of the API may hold: control characters and lone surrogates. */
export function hasControlCharacters(value: string): boolean {
  // NUL cannot be stored in PostgreSQL; lone surrogates cannot be encoded. Tab, newline and carriage return are text.
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127) return true;
  }
  return !value.isWellFormed();
}

/**
 * A text as its readers see it: without what turns the reading direction, hides between letters or cannot be seen at all. Languages and emoji that are
 * made of such characters keep them; separators of lines become line breaks. Applied twice it changes nothing more.
 */
export function plainText(value: string): string {
  if (!unseen.test(value) && !/[\u2028\u2029]/.test(value)) return value;
  const isRightToLeft = rightToLeft.test(value);
  return value
    .replace(breaks, '\n')
    .replace(parts, (all, hidden?: string) =>
      hidden === undefined || (isRightToLeft && marks.test(hidden)) ? all : '',
    );
}

/** What is no moment at all is said by the format. */
function isOfOurTime(value: string): boolean {
  return Number.isNaN(Date.parse(value)) || (value >= '1990-01-01' && value < '2100-01-01');
}
