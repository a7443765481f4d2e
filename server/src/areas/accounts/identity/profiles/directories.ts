import { readableForm } from '../look-alikes.ts';
import { type Address, withoutEnding } from './read-address.ts';

/** Platforms that name every business in one step of the path, by their registered name without the country. */
const directories: Readonly<Record<string, (steps: readonly string[]) => string | undefined>> = {
  trustpilot: (steps) => behind(steps, ['review', 'evaluate', 'embed'])?.replace(/^www\./, ''),
  yelp: (steps) => behind(steps, ['biz', 'writeareview', 'biz_photos', 'menu']),
  provenexpert: (steps) => firstNamed(steps),
  kununu: (steps) => firstNamed(steps),
  tripadvisor: (steps) => /-d(\d+)(?:-|$)/.exec(steps.join('/'))?.[1],
  instagram: (steps) => firstNamed(steps),
  linkedin: (steps) => behind(steps, ['company', 'in', 'school']),
};
const language = /^[a-z]{2}(?:[-_][a-z]{2})?$/;
const languages = ['de', 'at', 'ch', 'en', 'us', 'fr', 'es', 'it', 'nl', 'de-de', 'de-at', 'de-ch', 'en-us', 'en-gb'];
const nobodys = new Set([
  ...languages,
  ...['login', 'signup', 'register', 'search', 'about', 'business', 'categories', 'help', 'home', 'blog', 'explore'],
  ...['bewertungen', 'bewertung', 'reviews', 'review', 'biz'],
  ...['p', 'reel', 'reels', 'tv', 'stories', '_u', 'accounts', 'direct'],
]);

/** @returns null for other platforms, undefined for pages that are nobody's */
export function directoryProfile({ brand, lowSteps }: Address): string | null | undefined {
  const read = Object.hasOwn(directories, brand) ? directories[brand] : undefined;
  if (!read) return null;
  const name = read(lowSteps.map(withoutEnding));
  return name && `${brand}:${readableForm(name)}`;
}

function behind(steps: readonly string[], leading: readonly string[]): string | undefined {
  const at = steps.findLastIndex((step) => leading.includes(step));
  return at >= 0 ? steps.slice(at).find((step) => !leading.includes(step)) : undefined;
}

function firstNamed(steps: readonly string[]): string | undefined {
  const named = steps.length > 1 && language.test(steps[0] ?? '') ? steps.slice(1) : steps;
  return named.find((step) => !nobodys.has(step));
}
