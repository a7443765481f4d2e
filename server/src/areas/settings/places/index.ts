import { readPlace } from '@rezenso/contract/places';
import { understandPlace } from '@rezenso/engines/geo';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';

/** What a location is taken for while somebody writes it; saving a profile reads it in the same way. */
export const placesFeature: Feature = (app, { limits }) => {
  bind(app, readPlace, async ({ member, query }) => {
    await limits.take('place', member.id);
    const { place = null, choices } = understandPlace(query.text);
    return { place, choices: choices.map(({ label, text }) => ({ label, text })) };
  });
};
