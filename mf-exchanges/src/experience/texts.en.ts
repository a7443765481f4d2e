import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

const kinds = {
  visit: 'Visit',
  order: 'Order',
  appointment: 'Appointment',
  free_sample: 'Free sample',
  consultation: 'Consultation',
  long_standing_customer: 'Long-standing customer',
};

export default {
  basisTexts: {
    basis: 'Based on',
    unknown: 'not specified',
    title: (experience) => {
      if (experience.kind === 'long_standing_customer') {
        return experience.sinceYear ? `Customer since ${experience.sinceYear}` : undefined;
      }
      return experience.day
        ? `${kinds[experience.kind]} on ${day.format(new Date(`${experience.day}T00:00:00Z`))}`
        : undefined;
    },
  },
  experienceTexts: {
    kind: 'What is your review based on?',
    placeholder: 'Please choose',
    kinds,
    kindRequired: 'Please say first what you experienced with your partner.',
    day: 'When was that?',
    dayRequired: 'Please choose the day.',
    dayInvalid: 'Please choose a day that is not in the future.',
    sinceYear: 'Customer since (year)',
    yearRequired: 'Please enter the year.',
    yearInvalid: 'Please enter a year from 1950 onwards that is not in the future.',
  },
} satisfies Translation<typeof german>;
