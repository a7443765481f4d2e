import type { accountSentences as germanAccounts, pairSentences as germanPairs } from './sentences.de.ts';

const noBreak = '\u00a0';
const accounts = (count: number) => `${count}${noBreak}other ${count === 1 ? 'account' : 'accounts'}`;
const percent = (value: number) => `${value}${noBreak}%`;

const accountSentences: typeof germanAccounts = {
  shared_device: (count = 0, share = 0) =>
    `The browser of this account was also used by ${accounts(count)}, which ${percent(share)} of its reviews have to do with.`,
  crowded_device: (count = 0) => `${count}${noBreak}accounts were signed in to in a browser of this account.`,
  shared_network: (count = 0, share = 0) =>
    `The account shares a network range with ${accounts(count)}, which ${percent(share)} of its reviews have to do with.`,
  shared_mailbox: (count = 0) => `The mailbox is the same as that of ${accounts(count)} around it.`,
  shared_profile: (count = 0) => `A profile on a platform is the same as that of ${accounts(count)} around it.`,
  shared_site: (count = 0) => `The domain is the same as that of ${accounts(count)} around it.`,
  shared_place: (count = 0) => `The place is the same as that of ${accounts(count)} around it. That says little.`,
  shared_texts: (count = 0) => `Texts are copies or templates that ${accounts(count)} handed in too.`,
  own_template: (count = 0) => `${count}${noBreak}of its own texts follow one template.`,
  kept_among: (count = 0, share = 0) =>
    `${percent(share)} of its reviews stay among ${accounts(count)} that have something in common with it.`,
  closed_circle: (partners = 0, share = 0) =>
    `${partners}${noBreak}partners review each other too, and ${percent(share)} of the account’s reviews stay in this circle.`,
  repeated_pairs: (count = 0) => `With ${count}${noBreak}partners reviews went back and forth several times.`,
  same_businesses: (count = 0, share = 0) =>
    `${percent(share)} of the businesses it wrote for were reviewed by ${accounts(count)} too, and none of them wrote back.`,
  one_way_star: (count = 0) =>
    `${count}${noBreak}accounts wrote for this business, got nothing back and write for hardly anybody else.`,
  one_way_repeats: (count = 0) =>
    `${count}${noBreak}reviews were the third or a later one for a business that never wrote back.`,
  one_way_writer: (count = 0) =>
    `${count}${noBreak}reviews went to businesses in its browser or network that never wrote back.`,
  haste: (minutes = 0) =>
    `Half of the reviews came ${minutes}${noBreak}${minutes === 1 ? 'minute' : 'minutes'} after the agreement at the latest.`,
  burst: (count = 0) => `${count}${noBreak}reviews came within one hour.`,
  joined_together: (count = 0) => `${count}${noBreak}partners signed up on the same day.`,
};

const pairSentences: typeof germanPairs = {
  shared_device: () => 'The same browser.',
  shared_network: (crowd = 0) => `The same network range, in which ${crowd}${noBreak}accounts were seen.`,
  shared_mailbox: () => 'The same mailbox.',
  shared_profile: () => 'The same profile on a platform.',
  shared_site: () => 'The same domain.',
  shared_place: (crowd = 0) => `The same place, which ${crowd}${noBreak}accounts name.`,
  shared_texts: (count = 0) => `${count}${noBreak}texts that are copies of each other or one template.`,
  repeated_pairs: (count = 0) => `${count}${noBreak}reviews for each other.`,
};

export default { accountSentences, pairSentences };
