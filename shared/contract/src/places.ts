import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { line } from './shapes.ts';

/** Longest text that is read as a place, in characters; a profile's location has no more. */
export const longestPlace = 120;

/** What a text is taken for: a place, or several to choose from. Neither means that no place is recognised. */
export const understoodPlace = z.object({
  place: z.nullable(
    z.object({
      /** Such as '79098 Freiburg im Breisgau, Baden-Württemberg'. */
      label: z.string(),
      /** Exact to a postcode, to a town or quarter, or to a state or landscape only. */
      precision: z.enum(['postcode', 'place', 'region']),
    }),
  ),
  /** Places of one name, the largest first; empty when there is no question. */
  choices: z.array(
    z.object({
      /** Such as 'Neustadt an der Weinstraße, Rheinland-Pfalz'. */
      label: z.string(),
      /** To be stored as the location; means this place alone. */
      text: z.string(),
    }),
  ),
});
export type UnderstoodPlace = z.infer<typeof understoodPlace>;

export const readPlace = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'authenticated',
  summary: 'What a location is taken for: the place it names, or those to choose from',
  query: z.object({ text: line(1, longestPlace) }),
  answer: understoodPlace,
  errors: [],
});
