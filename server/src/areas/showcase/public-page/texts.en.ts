import type { Translation } from '@rezenso/contract/language';
import { englishDate } from '../../../time/english-date.ts';
import type * as german from './texts.de.ts';

const number = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export default {
  pageTexts: {
    title: (company) => `${company} – confirmed reviews on Rezenso`,
    description: (company, line, count) =>
      [`${company}${line ? ` (${line})` : ''} on Rezenso:`, `${counted(count)}, trust score and profiles.`].join(' '),
    verified: 'Website confirmed',
    website: 'Visit website',
    ownership: {
      verified: 'Whoever speaks for the business here has an email address of this website.',
      unverified:
        'It is not confirmed yet that this website belongs to the business. That says nothing about the reviews.',
    },
    trust: {
      title: 'Trust score',
      none: 'No trust score yet: it begins with the first confirmed review that this business writes for a partner.',
      of: 'out of 100',
      label: (score) => (score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : 'Average'),
      meaning: 'It says how reliably the business itself writes reviews, not how well others rate it.',
      how: 'How the trust score comes about',
      explained: [
        'It rises with every review that the business has written for a partner and that the partner has confirmed. New partners count more than the same one again, and new reviews count more than old ones.',
        'It falls when something came late or not at all, when a text was suspicious, and when a report was upheld.',
        'Stars play no part in it: honest criticism costs nothing, and praise earns nothing.',
      ],
    },
    figures: {
      title: 'Confirmed reviews',
      none: 'None yet',
      sources: (exchanged, named) =>
        [
          exchanged > 0 ? `${exchanged} from mutual exchanges` : '',
          named > 0 ? `${named} reported by the platform itself` : '',
        ]
          .filter(Boolean)
          .join(', '),
      newest: (day) => `The latest is from ${day}.`,
      average: (mean) => `On average ${number.format(mean)} out of 5 stars`,
    },
    platforms: { title: 'Profiles on platforms' },
    reviews: {
      title: 'Reviews',
      none: 'No confirmed reviews yet.',
      newest: (shown, all) => `You see the latest ${shown} of ${all}.`,
      all: 'You see all of them, the critical ones too: the business cannot pick and choose.',
      stars: (rating) => `${rating} out of 5 stars`,
      without: 'Without text.',
      exchanged: 'From a mutual exchange',
      named: (platform) => `Reported by ${platform}`,
      disclosure: 'Transparency note: this review came about in a mutual exchange through Rezenso.',
      person: 'Somebody',
      someone: 'A business',
      someoneFrom: (place) => `A business from ${place}`,
      left: 'A business that is no longer a member',
      on: 'on',
      date: englishDate,
    },
    checks: {
      title: 'How we check',
      explained: [
        'In an exchange, two businesses write honest reviews for each other, each about its own experience. Whoever receives the review confirms that it is on the platform. That is why each of them carries the note about the exchange.',
        'We show other reviews only if the platform itself tells us that they are about this business. What a business enters by hand does not appear here.',
        'Texts that our check finds suspicious, or that we withhold, do not appear. Whether there is a real purchase behind every review is something we cannot see.',
      ],
    },
    report: 'Report this page',
    picture: {
      alt: (company) => `${company} on Rezenso`,
      reviews: (count) => (count === 1 ? 'confirmed review' : 'confirmed reviews'),
      trust: 'Trust score',
    },
  },
} satisfies Translation<typeof german>;

function counted(count: number): string {
  if (count === 0) return 'no confirmed reviews yet';
  return count === 1 ? 'one confirmed review' : `${count} confirmed reviews`;
}
