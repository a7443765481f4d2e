import { draftReply, saveReply } from '@rezenso/contract/review-replies';
import { getReviewStats, listReviews } from '@rezenso/contract/reviews';
import { listUserPlatforms } from '@rezenso/contract/user-platforms';
import { answer, fail, hold, offline } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answerField, button, openAnswer, openBoard } from '../testing/answer-dialog.tsx';
import { aGooglePage } from '../testing/platforms.ts';
import { aReview, someStats } from '../testing/reviews.ts';

const draft = 'Vielen Dank für Ihre Bewertung! „Der Kuchen war frisch“: Das lesen wir sehr gern.';
const marked = { text: 'Danke, Frau Klein!', answeredAt: '2026-03-10T09:00:00.000Z' };
const drafted = answer(draftReply, { draft, takesUp: true });

describe('answering a review', () => {
  it('begins with a draft beside the review, and can be closed without a question', async () => {
    const { user, container } = await openAnswer(aReview(), drafted);
    expect(await answerField()).toHaveValue(draft);
    const dialog = screen.getByRole('dialog', { name: 'Bewertung beantworten' });
    expect(within(dialog).getByText('Der Kuchen war frisch und die Bedienung freundlich.')).toBeVisible();
    expect(within(dialog).getByText(/Er nimmt nur auf, was in der Bewertung steht/)).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['nothing was taken up', { draft, takesUp: false }],
    ['an older server does not tell', { draft }],
  ])('says of a draft that it takes up the review only where it does: %s', async (_, given) => {
    await openAnswer(aReview(), answer(draftReply, given));
    expect(await answerField()).toHaveValue(draft);
    expect(screen.queryByText(/Er nimmt nur auf/)).toBeNull();
    expect(screen.getByText('Ein Entwurf. Lies ihn und mach ihn zu deinem.')).toBeVisible();
  });

  it('calls a text a draft until it is changed', async () => {
    const { user } = await openAnswer(aReview(), drafted);
    await user.type(await answerField(), '!');
    expect(screen.queryByText(/Ein Entwurf/)).toBeNull();
    expect(screen.getByText('Bleibt hier als deine Notiz zu dieser Bewertung.')).toBeVisible();
  });

  it('says of a draft in English that it is, and marks it for those who listen', async () => {
    const english = 'Thank you for your words, they matter to us.';
    await openAnswer(aReview(), answer(draftReply, { draft: english, takesUp: false, language: 'en' }));
    expect(await answerField()).toHaveAttribute('lang', 'en');
    expect(
      screen.getByText('Ein Entwurf auf Englisch, wie die Bewertung. Lies ihn und mach ihn zu deinem.'),
    ).toBeVisible();
  });

  it('opens once the draft is there, and asks for one however often it is clicked', async () => {
    const waiting = hold(drafted);
    const { user, calls } = openBoard(aReview(), waiting);
    const opener = await screen.findByRole('button', { name: 'Antworten' });
    await user.dblClick(opener);
    expect(opener).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
    waiting.release();
    expect(await answerField()).toHaveValue(draft);
    expect(calls.filter(({ path }) => path.endsWith('/reply/draft'))).toHaveLength(1);
  });

  it.each([
    ['fails', fail(draftReply, 'OVERLOADED')],
    ['does not arrive', offline(draftReply)],
  ])('goes on without a draft when that %s', async (_, failure) => {
    const { user, calls, use } = await openAnswer(aReview(), failure);
    expect(await screen.findByText('Du kannst deine Antwort trotzdem selbst schreiben.')).toBeVisible();
    await paste(user, await answerField(), ' Danke! ');
    use(answer(saveReply, aReview({ reply: { ...marked, text: 'Danke!' } })));
    await user.click(button('Als beantwortet markieren'));
    expect(await screen.findByText('Als beantwortet markiert')).toBeVisible();
    expect(savedIn(calls)).toEqual([{ text: 'Danke!', isAnswered: true }]);
  });

  it('keeps what was written, and the card and the figures say that it is answered', async () => {
    const { user, calls, use } = await openAnswer(aReview(), drafted);
    await user.clear(await answerField());
    await paste(user, await answerField(), marked.text);
    const after = aReview({ reply: marked });
    use(
      answer(saveReply, after),
      answer(listReviews, [after]),
      answer(getReviewStats, someStats({ totalReviews: 7, answered: 3 })),
    );
    await user.click(button('Als beantwortet markieren'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(savedIn(calls)).toEqual([{ text: marked.text, isAnswered: true }]);
    expect(await screen.findByText('Beantwortet am 10.03.2026')).toBeVisible();
    expect(await screen.findByText('3 von 7 beantwortet')).toBeVisible();
    expect(button('Antwort ansehen')).toBeVisible();
  });

  it('may be marked without a word', async () => {
    const { user, calls, use } = await openAnswer(aReview(), drafted);
    await user.clear(await answerField());
    expect(button('Kopieren')).toBeDisabled();
    use(answer(saveReply, aReview({ reply: { text: '', answeredAt: marked.answeredAt } })));
    await user.click(button('Als beantwortet markieren'));
    expect(await screen.findByText('Als beantwortet markiert')).toBeVisible();
    expect(savedIn(calls)).toEqual([{ text: '', isAnswered: true }]);
  });

  it('stays open with what was written when it is not saved, and says why', async () => {
    const { user, use } = await openAnswer(aReview(), drafted);
    await answerField();
    use(fail(saveReply, 'REVIEW_NOT_FOUND'));
    await user.click(button('Als beantwortet markieren'));
    expect((await screen.findAllByText('Diese Review gibt es nicht.')).length).toBeGreaterThan(0);
    expect(await answerField()).toHaveValue(draft);
  });

  it('refuses more than a platform takes before anything is sent', async () => {
    const { user, calls } = await openAnswer(aReview(), drafted);
    await paste(user, await answerField(), 'a'.repeat(4001));
    await user.click(button('Als beantwortet markieren'));
    expect(await screen.findByText('Bitte höchstens 4000 Zeichen')).toBeVisible();
    expect(savedIn(calls)).toEqual([]);
  });

  it('is not offered where the server keeps no answers', async () => {
    const { reply: _, ...older } = aReview();
    openBoard(older);
    await screen.findByRole('article', { name: 'Bewertung von Petra Klein' });
    expect(screen.queryByRole('button', { name: 'Antworten' })).toBeNull();
    expect(screen.queryByText(/beantwortet/)).toBeNull();
  });
});

describe('a kept answer', () => {
  it('opens as it was written, without asking for a draft, and can be changed', async () => {
    const { user, calls, use } = await openAnswer(aReview({ reply: marked }));
    expect(await answerField()).toHaveValue(marked.text);
    await paste(user, await answerField(), ' Bis bald!');
    use(answer(saveReply, aReview({ reply: { ...marked, text: `${marked.text} Bis bald!` } })));
    await user.click(button('Änderung speichern'));
    expect(await screen.findByText('Antwort gespeichert')).toBeVisible();
    expect(savedIn(calls)).toEqual([{ text: `${marked.text} Bis bald!`, isAnswered: true }]);
    expect(calls.some(({ path }) => path.endsWith('/draft'))).toBe(false);
  });

  it('loses the mark and keeps its words', async () => {
    const { user, calls, use } = await openAnswer(aReview({ reply: marked }));
    await answerField();
    const after = aReview({ reply: { ...marked, answeredAt: null } });
    use(answer(saveReply, after), answer(listReviews, [after]));
    await user.click(button('Markierung zurücknehmen'));
    expect(await screen.findByText('Markierung zurückgenommen')).toBeVisible();
    expect(savedIn(calls)).toEqual([{ text: marked.text, isAnswered: false }]);
    await waitFor(() => expect(screen.queryByText('Beantwortet am 10.03.2026')).toBeNull());
    expect(button('Antwort ansehen')).toBeVisible();
  });

  it('keeps its mark when taking it back fails', async () => {
    const { user, use } = await openAnswer(aReview({ reply: marked }));
    await answerField();
    use(fail(saveReply, 'INTERNAL'));
    await user.click(button('Markierung zurücknehmen'));
    expect((await screen.findAllByText('Deine Antwort wurde nicht gespeichert')).length).toBeGreaterThan(0);
    expect(button('Markierung zurücknehmen')).toBeEnabled();
    expect(await answerField()).toHaveValue(marked.text);
  });
});

describe('taking the answer to the platform', () => {
  it('copies it, and says so until it is changed', async () => {
    const { user } = await openAnswer(aReview(), drafted);
    await answerField();
    await user.click(button('Kopieren'));
    expect(await screen.findByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(draft);
    await user.type(await answerField(), '!');
    expect(button('Kopieren')).toBeVisible();
  });

  it('marks the text for copying where the browser forbids it', async () => {
    const { user } = await openAnswer(aReview(), drafted);
    const written = await answerField();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button('Kopieren'));
    expect(await screen.findByText(/lässt das Kopieren nicht zu/)).toBeVisible();
    expect(written).toHaveFocus();
    expect(written.value.slice(written.selectionStart, written.selectionEnd)).toBe(draft);
  });

  it('leads to the page of the business there, in a tab of its own', async () => {
    await openAnswer(aReview(), drafted, answer(listUserPlatforms, [aGooglePage()]));
    const link = await screen.findByRole('link', { name: 'Deine Seite bei Google öffnen' });
    expect(link).toHaveAttribute('href', 'https://maps.google.com/anna');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('leads to the settings where no page is known', async () => {
    await openAnswer(aReview(), drafted, answer(listUserPlatforms, [aGooglePage({ profileUrl: null })]));
    const link = await screen.findByRole('link', { name: 'Adresse ergänzen' });
    expect(link).toHaveAttribute('href', '/settings/platforms');
  });
});

function savedIn(calls: ReturnType<typeof openBoard>['calls']) {
  return calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}
