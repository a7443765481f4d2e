import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export const taskTexts: Translation<typeof german.taskTexts> = {
  write: {
    title: (business, platform) => `Write a review for ${business} on ${platform}`,
    action: 'Write review',
  },
  revise: {
    title: (business, platform) => `Revise your review for ${business} on ${platform}`,
    action: 'Revise review',
  },
  pick: { title: (partner) => `Choose a time for the appointment with ${partner}`, action: 'Choose a time' },
  propose: { title: (partner) => `Suggest new times to ${partner}`, action: 'Arrange appointment' },
  say: { title: (partner) => `Did your appointment with ${partner} take place?`, action: 'Go to appointment' },
  agree: { title: (partner) => `Decide on the new due date with ${partner}`, action: 'Answer' },
  answer: { title: (partner) => `Answer the dispute of ${partner}`, action: 'Answer' },
  confirm: {
    title: (partner, platform) => `Confirm the review from ${partner} on ${platform}`,
    action: 'Confirm receipt',
  },
};
