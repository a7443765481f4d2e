import { getReviewStats, importReview, listReviews } from '@rezenso/contract/reviews';
import { answer, describeFailures, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import ReviewBoardPage from '../review-board/review-board.page.tsx';
import { aReview, someStats } from '../testing/reviews.ts';

describeFailures([
  {
    name: 'importing a review',
    endpoint: importReview,
    attempt: async (failure) => {
      const page = renderWithPlatform(<ReviewBoardPage />, {
        route: '/reviews',
        answers: [answer(listReviews, [aReview()]), answer(getReviewStats, someStats()), failure],
      });
      await page.user.click(await screen.findByRole('button', { name: 'Bewertung importieren' }));
      await screen.findByRole('dialog');
      await page.user.selectOptions(screen.getByLabelText(/^Plattform/, { selector: 'select[name]' }), 'Google');
      await paste(page.user, screen.getByRole('textbox', { name: /^Text der Bewertung/ }), 'Sehr gutes Brot.');
      await page.user.click(screen.getByRole('button', { name: 'Importieren' }));
      return page;
    },
    sentence: 'Review konnte nicht importiert werden.',
  },
]);
