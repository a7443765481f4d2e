import { platformIds } from '@rezenso/contract/vocabulary';
import * as z from 'zod';

export const matchId = z.guid();
export const exchangeId = z.guid();
export const disputeId = z.guid();
export const reviewId = z.guid();
export const platform = z.enum(platformIds);
/** A day or moment, as JSON holds it; null when it is open. */
export const moment = z.nullable(z.iso.datetime());

/** Who was told is all that is to be known. */
export const nothing: z.ZodType<object> = z.object({});

/** What happened to one member: it is told to that member, so the row says who it is. */
export const toMember = z.object({ memberId: z.guid() });
