import type { Translation } from '@rezenso/contract/language';
import type * as german from './card-texts.de.ts';

const times = (count: number) => (count === 1 ? 'a time' : `${count} times`);

export default {
  momentTexts: {
    locale: 'en-GB',
    spoken: (weekday, day, month, time) => `${weekday} ${day} ${month} at ${time}`,
  },
  appointmentTexts: {
    arrange: 'Arrange an appointment',
    ownProposal: (count) => `You suggested ${times(count)}`,
    proposal: (partner, count) => `${partner} suggests ${times(count)}`,
    agreed: (time) => `Appointment: ${time}`,
    due: (time) => `Your appointment was on ${time}`,
    dueHint: 'Did it take place? Then the review can be written.',
    happened: (time) => `Took place on ${time}`,
    place: (place, minutes) => `${place} · ${minutes} minutes`,
    note: (partner) => `Note from ${partner}`,
    pick: 'Choose a time',
    proposeOthers: 'Other times',
    change: 'Change',
    takeBack: 'Withdraw',
    decline: 'Decline',
    calendar: 'Add to calendar',
    move: 'Reschedule',
    callOff: 'Cancel',
    happen: 'It took place',
    happenedTitle: 'Good to hear that it worked out',
    happenedDescription: (isReviewer) =>
      isReviewer
        ? 'It is best to write straight away, while everything is fresh in your mind.'
        : 'Your partner can now write their review.',
    failedTitle: 'That did not work',
    failed: 'Please try again later.',
  },
} satisfies Translation<typeof german>;
