import * as z from 'zod/mini';
import { mostOfPage } from './limits.ts';
import { hasUnseenCharacters, isName, isPersonName } from './names.ts';
import { isShortLink, shortLinkFault } from './short-links.ts';
import { isWebAddress, normalWebAddress } from './web-address.ts';

/**
 * Identifier of any stored record: a UUID in lower case. The database takes capitals for the same record, and whatever compares or
 * keeps ids as text for another one, so they are refused.
 */
export const id = z.uuid().check(z.refine((spelling) => spelling === spelling.toLowerCase()));
/** A moment as ISO 8601 in UTC, for instance 2026-03-01T09:30:00.000Z. */
export const moment = z.iso.datetime();
/** A moment somebody tells: from 1990, before there was anything to review on the web, to the end of 2099. */
export const givenMoment = z.iso.datetime().check(z.refine(isOfOurTime, 'Bitte gib ein gültiges Datum an'));
/** Trimmed text between `min` and `max` characters; control characters are refused. */
export const text = (min: number, max: number, message?: string) =>
  z.string().check(
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, `Bitte höchstens ${max} Zeichen`),
    z.refine((value: string) => !hasControlCharacters(value), 'Der Text enthält unzulässige Zeichen'),
  );
export const nameFault =
  'Bitte gib nur den Namen an: in einer Zeile, ohne Adressen und ohne unsichtbare oder fremde Zeichen';
/** Trimmed text that names somebody in pages, subjects and mails of others; isName says what is refused. */
export const name = (min: number, max: number, message?: string) =>
  text(min, max, message).check(z.refine(isName, nameFault));
/** Trimmed text that names a person; isPersonName says what is refused. */
export const personName = (min: number, max: number, message?: string) =>
  text(min, max, message).check(z.refine(isPersonName, nameFault));
/** Trimmed text in one line and without anything that cannot be seen. */
export const line = (min: number, max: number, message?: string) =>
  text(min, max, message).check(
    z.refine((value: string) => !hasUnseenCharacters(value), 'Der Text enthält unzulässige Zeichen'),
  );
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
    z.trim(),
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

/** What is no moment at all is said by the format. */
function isOfOurTime(value: string): boolean {
  return Number.isNaN(Date.parse(value)) || (value >= '1990-01-01' && value < '2100-01-01');
}
