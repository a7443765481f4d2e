import { listExchangePages, type ReviewExchange, setExperience, updateExchange } from '@rezenso/contract/exchanges';
import { analyzeReview, generateReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import { anExchange, anExchangePage, answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible, paste } from '@rezenso/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ExchangeBoardPage from '../exchange-board/exchange-board.page.tsx';
import { aReceivedExchange, handedIn } from '../testing/exchanges.ts';
import { noTasks } from '../testing/no-tasks.ts';

const visit = { kind: 'visit', day: '2026-03-12', sinceYear: null } as const;
const harmless: ReviewAnalysis = { qualityScore: 80, fraudRisk: 5, reasons: [], evidence: [], engine: 'built-in' };

describe('what a review rests on', () => {
  it('is asked for in place before anything is sent, and can be used by keyboard and screen reader', async () => {
    const { user, calls } = await openDialog();
    await paste(user, textField(), 'Der Kuchen war frisch.');
    await user.click(submitButton());
    expect(await screen.findByText('Sag bitte zuerst, was du mit deinem Partner erlebt hast.')).toBeVisible();
    await user.selectOptions(kindField(), 'Bestellung');
    await user.click(submitButton());
    expect(await screen.findByText('Bitte wähle den Tag.')).toBeVisible();
    expect(puts(calls)).toEqual([]);
    await expectAccessible();
  });

  it('is said before the review is handed in, which then insists on it', async () => {
    const { user, calls, use } = await openDialog();
    await say(user, 'Besuch', '2026-03-12');
    await paste(user, textField(), 'Der Kuchen war frisch.');
    use(
      answer(setExperience, anExchange({ experience: visit })),
      answer(updateExchange, { ...anExchange({ ...handedIn, experience: visit }), xpGranted: 50 }),
    );
    await user.click(submitButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [experience, review] = puts(calls);
    expect(experience).toMatchObject({
      path: expect.stringMatching(/\/experience$/),
      body: { kind: 'visit', day: '2026-03-12' },
    });
    expect(review?.body).toMatchObject({ status: 'awaiting_confirmation', needsExperience: true });
  });

  it('asks long-standing customers for a year, and keeps it with the draft', async () => {
    const { user, calls, use } = await openDialog();
    await user.selectOptions(kindField(), 'Schon länger Kunde');
    expect(screen.queryByLabelText(/Wann war das/)).toBeNull();
    await user.type(screen.getByLabelText(/Kunde seit/), '2019');
    use(answer(setExperience, anExchange()), answer(updateExchange, anExchange({ reviewText: '' })));
    await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [experience, review] = puts(calls);
    expect(experience?.body).toEqual({ kind: 'long_standing_customer', sinceYear: 2019 });
    expect(review?.body).toMatchObject({ status: 'pending' });
    expect(review?.body).not.toHaveProperty('needsExperience');
  });

  it('does not keep a draft from being kept while it is not whole', async () => {
    const { user, calls, use } = await openDialog();
    await user.selectOptions(kindField(), 'Besuch');
    use(answer(updateExchange, anExchange({ reviewText: '' })));
    await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    await waitFor(() =>
      expect(puts(calls).map(({ path }) => path)).toEqual([`/api/review-exchanges/${anExchange().id}`]),
    );
  });

  it('keeps what was written where the server refuses it', async () => {
    const { user, calls, use } = await openDialog();
    await say(user, 'Besuch', '2026-03-12');
    await paste(user, textField(), 'Der Kuchen war frisch.');
    use(fail(setExperience, 'EXCHANGE_EXPERIENCE_AHEAD'));
    await user.click(submitButton());
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Bitte wähle einen Tag, der nicht in der Zukunft liegt.')).toBeVisible();
    expect(textField()).toHaveValue('Der Kuchen war frisch.');
    expect(puts(calls)).toHaveLength(1);
  });

  it('begins a draft and stands in the sentence that discloses the exchange', async () => {
    const { user, calls, use } = await openDialog({ experience: visit });
    use(answer(generateReview, { suggestion: 'Mein Besuch war am 12. März 2026. Der Kuchen …', engine: 'built-in' }));
    await user.click(screen.getByText('Schreibhilfe'));
    await user.click(screen.getByRole('button', { name: 'Entwurf vorschlagen' }));
    await waitFor(() => expect(textField()).toHaveValue('Mein Besuch war am 12. März 2026. Der Kuchen …'));
    const asked = calls.find(({ path }) => path === '/api/reviews/generate')?.body;
    expect(asked).toMatchObject({ experience: { kind: 'visit', day: '2026-03-12' } });
    await user.click(screen.getByRole('button', { name: 'Hinweis auf den Austausch anfügen' }));
    expect(textField()).toHaveDisplayValue(/gegenseitig bewertet\. Sie beruht auf meinem Besuch am 12\. März 2026\.$/);
  });
});

describe('the card of an exchange', () => {
  it('says what a kept draft rests on, and nothing before that was said', async () => {
    const other = anExchange({ id: '00000000-0000-4000-8000-0000000000e9', experience: null });
    open([anExchange({ experience: { kind: 'long_standing_customer', day: null, sinceYear: 2019 } }), other]);
    expect(await screen.findAllByText(/^Beruht auf/)).toHaveLength(1);
    expect(screen.getByText('Kunde seit 2019')).toBeVisible();
  });

  it.each([
    ['what the review rests on', visit, /Besuch am 12\. März 2026$/],
    ['that nothing was said', null, /ohne Angabe$/],
  ])('tells the partner, there and at confirmation, %s', async (_, experience, words) => {
    const { user } = open([aReceivedExchange({ ...handedIn, experience })], '/exchanges?tab=in_progress');
    await user.click(await screen.findByRole('button', { name: 'Erhalt bestätigen' }));
    await screen.findByRole('dialog');
    expect(screen.getAllByText(words)).toHaveLength(2);
  });

  it('says nothing where the server does not know of it', async () => {
    open([aReceivedExchange({ ...handedIn, experience: undefined })], '/exchanges?tab=in_progress');
    await screen.findByText(handedIn.reviewText);
    expect(screen.queryByText(/Beruht auf/)).toBeNull();
  });
});

function open(exchanges: ReviewExchange[], route = '/exchanges') {
  const answers = [noTasks, answer(listExchangePages, anExchangePage(exchanges)), answer(analyzeReview, harmless)];
  return renderWithPlatform(<ExchangeBoardPage />, { route, answers });
}

async function openDialog(over: Partial<ReviewExchange> = {}) {
  const rendered = open([anExchange({ experience: null, ...over })]);
  await rendered.user.click(await screen.findByRole('button', { name: 'Review abgeben' }));
  await screen.findByRole('dialog');
  return rendered;
}

type Rendered = ReturnType<typeof open>;

async function say(user: Rendered['user'], kind: string, day: string) {
  await user.selectOptions(kindField(), kind);
  fireEvent.change(screen.getByLabelText(/Wann war das/), { target: { value: day } });
}

const puts = (calls: Rendered['calls']) => calls.filter(({ method }) => method === 'PUT');
const kindField = () => screen.getByLabelText(/Worauf beruht deine Review/);
const textField = () => screen.getByLabelText(/Dein Text/);
const submitButton = () => screen.getByRole('button', { name: 'Review abgeben' });
