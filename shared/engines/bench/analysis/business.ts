import type { IndustryLabel } from '@rezenso/contract/vocabulary';
import { fold } from '../../src/analysis/page/text.ts';
import { localBusinesses } from './businesses/local.ts';
import { professionalBusinesses } from './businesses/professional.ts';

export interface Business {
  /** Accepted industries, ours first. */
  industries: IndustryLabel[];
  name: string;
  firm: string;
  trade: string;
  postalCode: string;
  place: string;
  description: string;
  services: string[];
  about: string;
  domain: string;
}

export const businesses: readonly Business[] = `${localBusinesses}${professionalBusinesses}`
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line, index) => businessOf(line, index));

function businessOf(line: string, index: number): Business {
  const [
    industries = '',
    name = '',
    firm = '',
    trade = '',
    postalCode = '',
    place = '',
    description = '',
    services = '',
    about = '',
  ] = line.split('|');
  return {
    industries: industries.split(',') as IndustryLabel[],
    name,
    firm,
    trade,
    postalCode,
    place,
    description,
    services: services.split(';'),
    about,
    domain: domainOf(name, place, index),
  };
}

/** Most domains carry the name, every third says something else. */
function domainOf(name: string, place: string, index: number): string {
  const slug = (text: string) =>
    fold(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  if (index % 3 === 2) return `${slug(place).slice(0, 8)}-${slug(name).slice(0, 3)}24.de`;
  return `${index % 2 ? slug(name) : slug(name).replace(/-/g, '')}.de`;
}
