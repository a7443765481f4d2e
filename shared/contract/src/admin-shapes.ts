import * as z from 'zod/mini';
import { count, id } from './shapes.ts';

/** Calendar day in Europe/Berlin, YYYY-MM-DD. */
export const day = z.iso.date();
/** A day somebody asks for. */
export const someDay = z.iso
  .date()
  .check(z.refine((value: string) => value >= '2000-01-01' && value < '3000-01-01', 'Bitte gib ein gültiges Datum an'));
/** Somebody a row speaks of. `name` is the company's or the person's name, else the address; null when the account has gone. */
export const adminPerson = z.object({ id, name: z.nullable(z.string()) });
export type AdminPerson = z.infer<typeof adminPerson>;

export const page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)));
export const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)));
/** `isTotalExact` is false when more matched than are counted: then `total` is where counting (and paging) ended. */
export const pagination = z.object({ total: count, page: count, limit: count, isTotalExact: z.boolean() });
