import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { addablePlatformIds, industryIds, languageId } from './vocabulary.ts';

const each = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(
    z.maxLength(20),
    z.refine((items: unknown[]) => new Set(items).size === items.length, 'Bitte jedes nur einmal'),
  );

/** What somebody looks for in partners, for good. Of each list one is enough; an empty one, and no radius, leave nobody out. */
export const savedWishes = z.object({
  industries: each(z.enum(industryIds)),
  /** Kilometres around the business; who has no known place is further away than any. */
  radiusKm: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  platforms: each(z.enum(addablePlatformIds)),
  languages: each(languageId),
});
export type SavedWishes = z.infer<typeof savedWishes>;

/** The same as it is read: what a build does not know is left out by it. */
export const knownWishes = z.object({
  industries: z.array(z.string()),
  radiusKm: savedWishes.shape.radiusKm,
  platforms: z.array(z.enum(addablePlatformIds)),
  languages: z.array(languageId),
});
export type KnownWishes = z.infer<typeof knownWishes>;

export const partnerWishesAnswer = z.object({
  wishes: knownWishes,
  /** Whether the plan contains them. Without it they rest: they are kept, and nothing goes by them. */
  areInUse: z.boolean(),
});
export type PartnerWishesAnswer = z.infer<typeof partnerWishesAnswer>;

export const getPartnerWishes = endpoint({
  method: 'GET',
  path: '/api/partner-wishes',
  access: 'authenticated',
  summary: 'What the business looks for in partners, and whether its plan goes by it',
  answer: partnerWishesAnswer,
  errors: [],
});

export const savePartnerWishes = endpoint({
  method: 'PUT',
  path: '/api/partner-wishes',
  changes: ['partner-wishes', 'suggestions'],
  access: 'authenticated',
  summary: 'Says what the business looks for in partners, in place of what it said before; a part of Pro',
  body: savedWishes,
  answer: partnerWishesAnswer,
  errors: ['PRO_REQUIRED'],
});
