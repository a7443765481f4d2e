import type { Translation } from '@rezenso/contract/language';
import formats from '../text/formats.en.ts';
import type * as german from './recommendation.de.ts';

const { kilometresText, listOf } = formats;

export default {
  unknown: (name) => `We do not know yet what you and ${name} have in common.`,
  way: kilometresText,
  near: (name) => [
    `${name} is very close to you.`,
    'You are both based in the same area.',
    `It is not far to ${name}.`,
  ],
  sameTown: (name, town) => [
    `You are both based in ${town}.`,
    `Like you, ${name} is in ${town}.`,
    `You can both be found in ${town}.`,
  ],
  apart: (name, kilometres) => {
    const way = kilometresText(kilometres);
    return [
      `${name} is about ${way} away.`,
      `About ${way} lies between you.`,
      `It is about ${way} from you to ${name}.`,
    ];
  },
  far: (name, kilometres) => {
    const way = kilometresText(kilometres);
    return [
      `It is about ${way} to ${name}.`,
      `About ${way} lies between you.`,
      `It is a long way: about ${way}.`,
      `${name} is about ${way} away.`,
      `From you it is about ${way} to ${name}.`,
      `About ${way} separates you.`,
      `From you it is about ${way}.`,
      `It is about ${way} to get there.`,
    ];
  },
  nobodyNear: (name, kilometres) =>
    `There is nobody near you yet whom we could suggest: it is about ${kilometresText(kilometres)} to ${name}.`,
  namesYou: (name, group) => [
    `${name} names “${group}” as a target group in its profile.`,
    `“${group}” is a target group in the profile of ${name}.`,
    `In its profile, ${name} names “${group}” as a target group.`,
    `Its profile names “${group}” as a target group.`,
    `“${group}” is a target group in its profile.`,
  ],
  youName: (name, group) => [
    `You name “${group}” as a target group, and ${name} fits that.`,
    `${name} fits your target group “${group}”.`,
    `Your profile names “${group}” as a target group; ${name} fits that.`,
    `That fits your target group “${group}”.`,
    `Your profile names “${group}” as a target group; that fits.`,
  ],
  audience: (name, shared) => {
    const groups = listOf(shared);
    return [
      `You both serve ${groups}.`,
      `Just like you, ${name} is there for ${groups}.`,
      `Your target groups overlap: you both reach ${groups}.`,
      `What you have in common is your customers: ${groups}.`,
      `You both work for ${groups}.`,
      `${name}, like you, serves ${groups}.`,
    ];
  },
  sameGroupsElsewhere: (name, shared) => {
    const groups = listOf(shared);
    return [
      `You both serve ${groups}.`,
      `You have a target group in common: ${groups}.`,
      `Both of you address ${groups}.`,
      `${name}, like you, serves ${groups}.`,
    ];
  },
  reliability: (name, known) => {
    const facts = listOf(known);
    return [
      `You can rely on ${name}: the business ${facts}.`,
      `${name} ${facts}.`,
      `Good to know: ${name} ${facts}.`,
      `The business ${facts}.`,
      `Good to know: the business ${facts}.`,
      `You can rely on that: the business ${facts}.`,
    ];
  },
  platforms: (common) => {
    const names = listOf(common);
    return [
      `You both have a profile on ${names}, so the exchange takes place on the same platform.`,
      `You can both be found on ${names}.`,
      `You can review each other on ${names}.`,
      `Both of you are on ${names}.`,
      `People find you both on ${names}.`,
      `Reviews would go to ${names}, where you both have a profile.`,
    ];
  },
} satisfies Translation<typeof german>;
