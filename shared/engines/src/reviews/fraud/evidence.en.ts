import type { Translation } from '@rezenso/contract/language';
import type * as german from './evidence.de.ts';

const noBreak = '\u00a0';

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

function ordinal(place: number): string {
  return `${place}${endings[ordinals.select(place)] ?? 'th'}`;
}

function plural(count: number, one: string, many: string): string {
  return `${count}${noBreak}${count === 1 ? one : many}`;
}

const lookThere = 'Look on the platform to see who wrote this review.';
const compareThere = 'Compare the text with the one on the platform.';

export default {
  sentences: {
    newToday: () => 'The account was only created today.',
    newAccount: (days) => `The account has only existed for ${plural(days, 'day', 'days')}.`,
    burstInHour: (place) => `This is the ${ordinal(place)} review by the same person within an hour.`,
    burstInDay: (place) => `This is the ${ordinal(place)} review by the same person within a day.`,
    subjectBurst: (count) => `The business has already received ${count} reviews today, far more than usual.`,
    ratingDeviation: (stars, average) =>
      `${plural(stars, 'star', 'stars')} with an average of ${average.toLocaleString('en-GB', { maximumFractionDigits: 1 })}: that differs a lot.`,
    reciprocity: (days, times) =>
      `The two businesses have already reviewed each other ${plural(times, 'time', 'times')} in ${plural(days, 'day', 'days')}.`,
    closedCircle: (partners, percent) =>
      `${percent}% of the possible pairs among the ${partners} partners review each other too, as in a closed circle.`,
    haste: (minutes) => `The text came ${plural(minutes, 'minute', 'minutes')} after the agreement.`,
    experienceAfterText: (days) =>
      `The experience that the review is said to be based on took place ${plural(days, 'day', 'days')} after the text.`,
    experienceBeforeMatch: (days) =>
      `The experience took place ${plural(days, 'day', 'days')} before the two businesses found each other.`,
    uneditedDraft: () => 'The draft was used without any change.',
    hiddenCharacters: () => 'There are invisible characters within words.',
    mixedScripts: () => 'One word mixes Latin letters with letters from other scripts that look the same.',
    addressesMachine: () => 'One passage addresses a program rather than people.',
    generatedStyle: () =>
      'The text sounds more like a text generator than like an experience of one’s own; about one person in a thousand writes like this. ' +
      'This is only a weak hint and no proof, and many texts from generators do not stand out like this.',
    sharedPhrase: () => 'One phrase appears in another review in almost the same way.',
    copy: (percent) => `${percent}% of the text matches another review.`,
    partial: (percent) => `${percent}% of the word sequences also appear in another review.`,
    template: () => 'The structure of the text also appears in another review, only names or figures are different.',
    paraphrase: (percent) => `${percent}% of the sentences say the same as another review, only in other words.`,
  },
  toWriter: {
    ratingDeviation: 'Honest criticism is welcome.',
    reciprocity: 'Look for new partners.',
    haste: 'Get to know the business first.',
    uneditedDraft: 'Add what you experienced yourself.',
    hiddenCharacters: 'Please type the text again.',
    mixedScripts: 'Please type it again.',
    addressesMachine: 'It has no effect, please take it out.',
    sharedPhrase: 'That happens; a detail from your experience makes the text unmistakably yours.',
    copy: 'Describe your own experience.',
    partial: 'Replace the copied passages with words of your own.',
    template: 'Tell your story freely instead of following a template.',
    paraphrase: 'Describe what you experienced yourself.',
  },
  toBusiness: {
    ratingDeviation: 'It may be meant honestly all the same.',
    reciprocity: 'New partners make your reviews more credible.',
    hiddenCharacters: compareThere,
    mixedScripts: compareThere,
    addressesMachine: 'It has no effect.',
    sharedPhrase: 'That happens and proves nothing.',
    copy: lookThere,
    partial: lookThere,
    template: lookThere,
    paraphrase: lookThere,
  },
} satisfies Translation<typeof german>;
