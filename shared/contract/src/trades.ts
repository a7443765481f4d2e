import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A kind of business: more exact than its industry, so that what is said of it can be true. */
export const trade = z.object({
  /** Such as 'craft/photographer'. */
  id: z.string(),
  /** Such as 'Fotostudio'. */
  name: z.string(),
  /** Stored industries under which businesses of this kind are filed, the usual one first. */
  industries: z.array(z.string()),
});
export type Trade = z.infer<typeof trade>;

export const listTrades = endpoint({
  method: 'GET',
  path: '/api/trades',
  access: 'authenticated',
  summary: 'Every kind of business that a profile can name, by name',
  answer: z.object({ trades: z.array(trade) }),
  errors: [],
});
