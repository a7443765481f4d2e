import type { Translation } from '@rezenso/contract/language';
import formats from '../text/formats.en.ts';
import type * as german from './recommendation.de.ts';

const { kilometresText, listOf } = formats;

export default {
  unknown: (name) => `We do not know yet what you and ${name} have in common.`,
  near: (name) => [
    `${name} is very close to you.`,
    'You are both based in the same area.',
    `It is not far to ${name}.`,
  ],
  apart: (name, kilometres) => {
    const way = kilometresText(kilometres);
    return [
      `${name} is only about ${way} away, so it is easy to visit.`,
      `Only about ${way} lies between you.`,
      `With only about ${way} to travel, you can easily get to know each other in person.`,
      `It is about ${way} to ${name}.`,
    ];
  },
  audience: (name, shared) => {
    const groups = listOf(shared);
    return [
      `You both serve ${groups}.`,
      `Just like you, ${name} is there for ${groups}.`,
      `Your target groups overlap: you both reach ${groups}.`,
      `What you have in common is your customers: ${groups}.`,
    ];
  },
  sameGroupsElsewhere: (shared) => [`You both serve ${listOf(shared)}.`],
  reliability: (name, known) => {
    const facts = listOf(known);
    return [`You can rely on ${name}: the business ${facts}.`, `${name} ${facts}.`, `Good to know: ${name} ${facts}.`];
  },
  platforms: (common) => {
    const names = listOf(common);
    return [
      `You both have a profile on ${names}, so the exchange takes place on the same platform.`,
      `You can both be found on ${names}.`,
      `You can review each other on ${names}.`,
    ];
  },
} satisfies Translation<typeof german>;
