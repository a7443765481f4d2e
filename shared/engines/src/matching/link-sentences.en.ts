import type { Translation } from '@rezenso/contract/language';
import type * as german from './link-sentences.de.ts';

/** 'You offer timber construction, and for the break on the building site' */
const andThen = (beginning: string): string => {
  const small = `${beginning.charAt(0).toLowerCase()}${beginning.slice(1)}`;
  return beginning.includes(';') ? `: ${small}` : `, and ${small}`;
};

export default {
  occasion: (when, { name, own, theirs, isInName, isSober }) => {
    if (isInName)
      return [
        `Anyone who ${when} may need you both: ${name}, and you for ${own}.`,
        `You offer ${own}: anyone who ${when} may need you as well as ${name}.`,
      ];
    return [
      `Anyone who ${when} could use both: ${own} from you and ${theirs} from ${name}.`,
      `Anyone who ${when} may need you both: you for ${own}, ${name} for ${theirs}.`,
      ...(isSober
        ? []
        : [
            `Anyone who ${when} will find ${own} with you and ${theirs} at ${name}.`,
            `You offer ${own}, and ${name} offers ${theirs}: anyone who ${when} could use both.`,
            `Anyone who ${when} will find ${own} with you and ${theirs} there.`,
          ]),
    ];
  },
  yourWorkday: (beginning, { name, own, theirs, isInName }) => {
    const goesOn = andThen(beginning);
    return isInName
      ? [`You offer ${own}${goesOn}, there is ${name}.`]
      : [
          `You offer ${own}${goesOn}, ${name} has ${theirs}.`,
          `You offer ${own}${goesOn}, you will find ${theirs} at ${name}.`,
          `You offer ${own}${goesOn}, the business has ${theirs}.`,
        ];
  },
  theirWorkday: (beginning, { name, own, theirs, isInName }) => {
    const goesOn = andThen(beginning);
    return isInName
      ? [`${beginning}, ${name} could use what you offer: ${own}.`]
      : [
          `${name} offers ${theirs}${goesOn}, you have ${own}.`,
          `The business offers ${theirs}${goesOn}, you have ${own}.`,
        ];
  },
  yourEveryday: (goesOn, { name, own, theirs, isInName }) =>
    isInName
      ? [`Anyone who offers ${own}, as you do, ${goesOn}: that is what ${name} is for.`]
      : [
          `Anyone who offers ${own}, as you do, ${goesOn}: ${name} offers ${theirs} for that.`,
          `Anyone who offers ${own}, as you do, ${goesOn}: the business offers ${theirs} for that.`,
        ],
  theirEveryday: (goesOn, { name, own, theirs, isInName }) =>
    isInName
      ? [`A business like ${name} ${goesOn}: you offer ${own} for that.`]
      : [
          `Anyone who offers ${theirs}, as ${name} does, ${goesOn}: you offer ${own} for that.`,
          `Anyone who offers ${theirs}, as the business does, ${goesOn}: you offer ${own} for that.`,
        ],
} satisfies Translation<typeof german>;
