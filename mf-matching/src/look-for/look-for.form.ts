import { type KnownWishes, type SavedWishes, savedWishes } from '@rezenso/contract/partner-wishes';
import { addablePlatformIds, industryIds, languageIds } from '@rezenso/contract/vocabulary';
import { array, object, string } from 'yup';
import { radii } from '../suggested-partners/partner-wishes.ts';

/** As the fields hold them: a radius is text, empty for any distance. */
export interface LookForValues {
  industries: string[];
  radius: string;
  platforms: string[];
  languages: string[];
}

const someOf = (ids: readonly string[]) => array(string().oneOf(ids).required()).required();

export const lookForForm = object({
  industries: someOf(industryIds),
  radius: string().oneOf(['', ...radii.map(String)]),
  platforms: someOf(addablePlatformIds),
  languages: someOf(languageIds),
});

/** A radius that the page does not offer stands as the next larger one; an industry that it does not know is left out. */
export function valuesOf({ radiusKm, industries, ...lists }: KnownWishes): LookForValues {
  const radius = radiusKm === null ? undefined : radii.find((offered) => offered >= radiusKm);
  const known = industries.filter((one) => industryIds.some((offered) => offered === one));
  return { ...lists, industries: known, radius: radius === undefined ? '' : String(radius) };
}

/** What is sent. @throws when the form let something through that the contract does not know (a bug) */
export function wishesOf({ radius, ...lists }: LookForValues): SavedWishes {
  return savedWishes.parse({ ...lists, radiusKm: radius === '' ? null : Number(radius) });
}
