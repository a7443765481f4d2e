import { readableForm } from '../look-alikes.ts';
import type { Address } from './read-address.ts';

const hosts = new Set(['facebook', 'fb', 'messenger']);
/** Before the name of a page, which then stands last. */
const passing = new Set([
  'pages',
  'people',
  'p',
  'category',
  'public',
  'profile',
  'business',
  'watch',
  'live',
  'messages',
  't',
]);
/** Behind the name of a page. */
const views = new Set(['reviews', 'about', 'photos', 'posts', 'videos', 'community', 'mentions', 'reels']);
/** No name of a page: what is meant stands behind it. */
const kinds = new Set(['groups', 'events', 'share', 'reel', 'stories', 'hashtag', 'media']);
const nobodys = new Set(['login', 'home', 'marketplace', 'help', 'policies', 'search', 'sharer', 'gaming', 'privacy']);

/**
 * A page or person at Facebook: by its number where the address holds one, else by its name, in which points and case say
 * nothing.
 * @returns null for other platforms, undefined for pages that are nobody's
 */
export function facebookProfile({ host, brand, steps, lowSteps, query }: Address): string | null | undefined {
  if (!hosts.has(brand) && host !== 'm.me') return null;
  const [first = ''] = lowSteps;
  if (first === 'profile.php' || first === 'story.php') return numbered(query.get('id') ?? '');
  if (first.endsWith('.php') || nobodys.has(first)) return undefined;
  if (kinds.has(first)) return steps.length > 1 ? `facebook:${steps.join('/')}` : undefined;
  const own = lowSteps.filter((step) => step !== 'pg' && !passing.has(step) && !views.has(step));
  const name = (passing.has(first) ? own.at(-1) : own[0]) ?? '';
  const number = /(?:^|-)(\d{9,17})$/.exec(name)?.[1];
  if (number) return numbered(number);
  return name ? `facebook:${readableForm(name).replaceAll('.', '')}` : undefined;
}

function numbered(id: string): string | undefined {
  return /^\d+$/.test(id) ? `facebook:${id}` : undefined;
}
