import { getReviewStats, importReview, listReviews, type Review } from '@rezenso/contract/reviews';
import { platformIds } from '@rezenso/contract/vocabulary';
import {
  answer,
  emptyFailure,
  fail,
  hold,
  offline,
  proxyPage,
  renderWithPlatform,
  unreadable,
} from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as z from 'zod/mini';
import ReviewBoardPage from '../review-board/review-board.page.tsx';
import { aReview, reviewId, someStats } from '../testing/reviews.ts';
import { importReviewForm } from './import-review.form.ts';

const imported = aReview({ id: reviewId(9), reviewerName: 'Importiert', content: 'Sehr gutes Brot.', rating: 5 });

describe('importing a review', () => {
  it('sends platform and text with five stars, today and the name Importiert, and shows the new list', async () => {
    const { user, calls, use, location } = await openDialog();
    await fillIn(user);
    use(answer(importReview, imported), answer(listReviews, [imported]), answer(getReviewStats, someStats()));
    await user.click(submitButton());
    expect(await screen.findByText('Review importiert')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('article', { name: 'Bewertung von Importiert' })).toBeVisible();
    const body = calls.find((call) => call.method === 'POST')?.body as { reviewDate: string };
    expect(body).toMatchObject({
      source: 'google',
      content: 'Sehr gutes Brot.',
      rating: 5,
      reviewerName: 'Importiert',
    });
    expect(Math.abs(Date.parse(body.reviewDate) - Date.now())).toBeLessThan(60_000);
    expect(calls.filter((call) => call.path === '/api/reviews/stats')).toHaveLength(2);
    expect(location()).toBe('/reviews');
  });

  it('says how many more a new account may import today, where few are left', async () => {
    const { user, use } = await openDialog();
    await fillIn(user);
    use(answer(importReview, { ...imported, leftToday: 2 }));
    await user.click(submitButton());
    expect(await screen.findByText(/^Du findest sie .+ Heute kannst du noch 2 importieren: Neue Konten/)).toBeVisible();
  });

  it('sends stars, date and author when they are known', async () => {
    const { user, calls, use } = await openDialog();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: '3 Sterne' }));
    await paste(user, screen.getByLabelText(/^Datum/), '2026-02-03');
    await paste(user, screen.getByRole('textbox', { name: /^Verfasst von/ }), ' Petra Klein ');
    use(answer(importReview, imported));
    await user.click(submitButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = calls.find((call) => call.method === 'POST')?.body as { reviewDate: string };
    expect(body).toMatchObject({ rating: 3, reviewerName: 'Petra Klein' });
    expect(body).not.toHaveProperty('isRatingGiven');
    expect(body.reviewDate).toMatch(/^2026-02-03T/);
  });

  it('takes the values of the specification for what is left empty, and says that nobody gave the stars', async () => {
    const { user, calls, use } = await openDialog();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: '2 Sterne' }));
    await user.click(screen.getByRole('button', { name: 'Sterne entfernen' }));
    use(answer(importReview, imported));
    await user.click(submitButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = calls.find((call) => call.method === 'POST')?.body;
    expect(body).toMatchObject({ rating: 5, isRatingGiven: false, reviewerName: 'Importiert' });
  });

  it('moves nothing under the pointer when a field is left: the first click on a star counts', async () => {
    const { user } = await openDialog();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('radio', { name: '4 Sterne' }) });
    expect(screen.queryByText('Bitte wähle eine Plattform')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(screen.getByRole('radio', { name: '4 Sterne' })).toBeChecked();
  });

  it('refuses a date that has not come yet', async () => {
    const { user, calls } = await openDialog();
    await fillIn(user);
    fireEvent.change(screen.getByLabelText(/^Datum/), { target: { value: '2999-01-01' } });
    await user.click(submitButton());
    expect(await screen.findByText('Bitte gib ein Datum bis heute ein')).toBeVisible();
    expect(calls.some((call) => call.method === 'POST')).toBe(false);
  });

  it('says when the imported text looks suspicious', async () => {
    const { user, use } = await openDialog();
    await fillIn(user);
    use(answer(importReview, { ...imported, fraudScore: 90 }));
    await user.click(submitButton());
    expect(await screen.findByText('Der Text wirkt verdächtig. In der Liste liest du, warum.')).toBeVisible();
  });

  it('asks for platform and text in place', async () => {
    const { user, calls } = await openDialog();
    await user.type(textBox(), '   ');
    await user.click(submitButton());
    expect(await screen.findByText('Bitte wähle eine Plattform')).toBeVisible();
    expect(screen.getByText('Bitte gib einen Text ein')).toBeVisible();
    expect(calls.some((call) => call.method === 'POST')).toBe(false);
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it.each([
    ['the server’s reason', fail(importReview, 'REVIEW_ALREADY_IMPORTED'), 'Diese Review hast du schon importiert.'],
    ['what it can without an answer', offline(importReview), undefined],
    [
      'the specified sentence in place of a proxy’s page',
      proxyPage(importReview),
      'Review konnte nicht importiert werden.',
    ],
    [
      'the specified sentence in place of nothing',
      emptyFailure(importReview),
      'Review konnte nicht importiert werden.',
    ],
  ])('keeps what was entered when it fails, and says %s', async (_, failure, reason) => {
    const { user, use } = await openDialog();
    await fillIn(user);
    use(failure);
    await user.click(submitButton());
    expect((await screen.findAllByText('Review konnte nicht importiert werden.'))[0]).toBeVisible();
    expect(screen.queryByText(/nginx|Bad Gateway/)).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(reason ?? /./);
    expect(textBox()).toHaveValue('Sehr gutes Brot.');
    expect(screen.getByLabelText(/^Plattform/, { selector: 'select[name]' })).toHaveValue('google');
  });

  it('offers to load the page anew when the answer cannot be read, and keeps what was entered', async () => {
    const { user, use, departures } = await openDialog();
    await fillIn(user);
    use(unreadable(importReview));
    await user.click(submitButton());
    expect(await screen.findByText(/^Es gibt eine neue Version. Bitte lade/)).toBeVisible();
    expect(textBox()).toHaveValue('Sehr gutes Brot.');
    await user.click(screen.getByRole('button', { name: 'Neu laden' }));
    expect(departures).toEqual(['reload']);
  });

  it('sends once, however often the button is pressed', async () => {
    const { user, calls, use } = await openDialog();
    await fillIn(user);
    const held = hold(answer(importReview, imported));
    use(held);
    await user.dblClick(submitButton());
    held.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call.method === 'POST')).toHaveLength(1);
  });

  it('sends an expired session to the sign-in', async () => {
    const { user, use, departures } = await openDialog();
    await fillIn(user);
    use(fail(importReview, 'UNAUTHORIZED'));
    await user.click(submitButton());
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

describe('the address of the dialog', () => {
  it('keeps the search, and closing goes one step back', async () => {
    const { user, location } = await openDialog('/reviews?suche=kuchen');
    expect(location()).toBe('/reviews?suche=kuchen&dialog=import');
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(location()).toBe('/reviews?suche=kuchen'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens from elsewhere, and closing stays on the page', async () => {
    const { user, location } = render([aReview()], '/reviews?dialog=import');
    await user.click(await screen.findByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(location()).toBe('/reviews'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the form', () => {
  it.each(platformIds.map((source) => ({ source, content: ` ${'x\n'.repeat(1000)} ` })))(
    'accepts only what the contract takes',
    async (values) => {
      const { source, content } = await importReviewForm.validate(values);
      const body = { source, content, rating: 5, reviewerName: 'Importiert', reviewDate: new Date().toISOString() };
      expect(z.safeParse(importReview.body, body)).toMatchObject({ success: true });
    },
  );

  it.each([
    ['Bitte höchstens 5000 Zeichen', 'x'.repeat(5001)],
    ['Der Text enthält unzulässige Zeichen', 'aus\u000bWord'],
  ])('says %s', async (message, content) => {
    await expect(importReviewForm.validate({ source: 'google', content })).rejects.toThrow(message);
  });
});

function render(reviews: Review[], route: string) {
  return renderWithPlatform(<ReviewBoardPage />, {
    route,
    answers: [answer(listReviews, reviews), answer(getReviewStats, someStats())],
  });
}

async function openDialog(route = '/reviews') {
  const rendered = render([aReview()], route);
  await rendered.user.click(await screen.findByRole('button', { name: 'Bewertung importieren' }));
  await screen.findByRole('dialog');
  return rendered;
}

async function fillIn(user: Awaited<ReturnType<typeof openDialog>>['user']) {
  await user.selectOptions(screen.getByLabelText(/^Plattform/, { selector: 'select[name]' }), 'Google');
  await paste(user, textBox(), 'Sehr gutes Brot.');
}

function textBox() {
  return screen.getByRole('textbox', { name: /^Text der Bewertung/ });
}

function submitButton() {
  return screen.getByRole('button', { name: 'Importieren' });
}
