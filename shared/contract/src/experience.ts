import * as z from 'zod/mini';
import { experienceKinds, experiencesOfADay } from './vocabulary.ts';

const day = z.iso
  .date()
  .check(z.refine((value) => value >= '1990-01-01' && value < '2100-01-01', 'Bitte gib ein gültiges Datum an'));
const year = z
  .int()
  .check(z.minimum(1950, 'Bitte gib ein gültiges Jahr an'), z.maximum(2099, 'Bitte gib ein gültiges Jahr an'));

/** What a review rests on, as its writer says it: something on a calendar day, or being a customer since a year. */
export const givenExperience = z.union([
  z.object({ kind: z.enum(experiencesOfADay), day }),
  z.object({ kind: z.literal('long_standing_customer'), sinceYear: year }),
]);
export type GivenExperience = z.infer<typeof givenExperience>;

/** The same as it is answered: one of `day` (in Europe/Berlin) and `sinceYear` is null. */
export const experience = z.object({
  kind: z.enum(experienceKinds),
  day: z.nullable(z.iso.date()),
  sinceYear: z.nullable(z.int()),
});
export type Experience = z.infer<typeof experience>;
