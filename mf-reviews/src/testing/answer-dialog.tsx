import { getReviewStats, listReviews, type Review } from '@rezenso/contract/reviews';
import { listUserPlatforms } from '@rezenso/contract/user-platforms';
import { answer, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import ReviewBoardPage from '../review-board/review-board.page.tsx';
import { someStats } from './reviews.ts';

/** /reviews with this one review. */
export function openBoard(review: Review, ...more: Stub[]) {
  const answers = [
    answer(listReviews, [review]),
    answer(getReviewStats, someStats()),
    answer(listUserPlatforms, []),
    ...more,
  ];
  return renderWithPlatform(<ReviewBoardPage />, { route: '/reviews', answers });
}

/** The same, with the dialog of its answer open. */
export async function openAnswer(review: Review, ...more: Stub[]) {
  const opened = openBoard(review, ...more);
  await opened.user.click(await screen.findByRole('button', { name: /^Antwort(?:en| ansehen)$/ }));
  await screen.findByRole('dialog');
  return opened;
}

export function answerField() {
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Deine Antwort' });
}

export function button(name: string) {
  return screen.getByRole('button', { name });
}
