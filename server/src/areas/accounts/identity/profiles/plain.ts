import { readableForm } from '../look-alikes.ts';
import { type Address, withoutEnding } from './read-address.ts';

/** Behind a profile these are views of it, before it they lead to everybody's. */
const views = new Set([
  ...['reviews', 'review', 'bewertungen', 'bewertung', 'kundenbewertungen', 'bewerten', 'erfahrungen', 'rezensionen'],
  ...['kommentare', 'write', 'photos', 'fotos', 'about', 'info', 'kontakt'],
]);
const general = new Set(['maps', 'search', 'business', 'login', 'home', 'de', 'en']);
/** Parameters that name what is shown; all others say where somebody came from or how it looks. */
const naming = new Set([
  ...[
    'id',
    'cid',
    'pid',
    'uid',
    'oid',
    'nr',
    'no',
    'slug',
    'name',
    'company',
    'firma',
    'profile',
    'profil',
    'p',
    'entry',
  ],
  ...[
    'eintrag',
    'business',
    'shop',
    'user',
    'location',
    'company_id',
    'profile_id',
    'business_id',
    'shop_id',
    'user_id',
  ],
]);

/** A profile on any platform: its path, and of its parameters those that name something. */
export function plainProfile({ host, lowSteps, query }: Address): string | undefined {
  const steps = lowSteps.map((step) => readableForm(withoutEnding(step)));
  while (steps.length > 1 && views.has(steps.at(-1) ?? '')) steps.pop();
  const named = [...query].filter(([name, value]) => naming.has(name.toLowerCase()) && value !== '');
  if (named.length === 0 && steps.every((step) => general.has(step) || views.has(step))) return undefined;
  const asked = named.map(([name, value]) => `${name.toLowerCase()}=${readableForm(value)}`).toSorted();
  return `${host}/${steps.join('/')}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}
