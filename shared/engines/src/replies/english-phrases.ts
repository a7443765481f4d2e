import type { Phrases } from './phrases.ts';

/** How a review in English is answered: nothing of it is understood, so there is neither joy nor regret nor a question. */
export type EnglishTone = 'plain' | 'even' | 'sorry';

/*
 * Everything that an answer in English says, by the rules of the German phrases. Each is right under praise, and under a report of a death
 * or a crime as well.
 */

export const englishOpenings: Record<EnglishTone, Phrases> = {
  plain: [
    'Thank you for your time and your words.',
    'Thank you for taking the time to write to us.',
    'Thank you very much for taking the time to write this review.',
    'Many thanks for your words and for the time you took.',
    'Thank you for your words, they matter to us.',
  ],
  even: [
    'Thank you for your review.',
    'Thank you very much for your feedback.',
    'Thank you for taking the time to give us your feedback.',
    'Many thanks for your feedback, it matters to us.',
  ],
  sorry: [
    'Thank you for your feedback.',
    'Thank you for taking the time to give us your feedback.',
    'Thank you for your review, we take it seriously.',
    'Many thanks for taking the time to write this review.',
  ],
};

/** After one and two stars. */
export const englishInvitations: Phrases = [
  'We would like to talk about it with you: please contact us directly.',
  'Please get in touch with us so that we can talk about it.',
  'Please contact us directly, we would like to listen to you.',
  'If you like, we can talk about it in person. Please get in touch with us.',
];

export const englishGreetings: Phrases = ['Kind regards', 'Best regards', 'With kind regards'];
