import { listActivities } from '@rezenso/contract/activities';
import { listExchangePages, type ReviewExchange, updateExchange } from '@rezenso/contract/exchanges';
import { analyzeReview, generateReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import { anExchange, anExchangePage, answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as z from 'zod/mini';
import ExchangeBoardPage from '../exchange-board/exchange-board.page.tsx';
import { handedIn } from '../testing/exchanges.ts';
import { noTasks } from '../testing/no-tasks.ts';
import { submitReviewForm } from './submit-review.form.ts';

const suspicious: ReviewAnalysis = {
  qualityScore: 40,
  fraudRisk: 80,
  reasons: [],
  evidence: [{ code: 'COPY', text: 'Der Text steht so schon an anderer Stelle.', quote: 'Alles bestens' }],
  engine: 'built-in',
};
const withheldReview = anExchange({ ...handedIn, earnsXp: false, withheld: 'no_substance' });
const harmless: ReviewAnalysis = { ...suspicious, fraudRisk: 50, evidence: [] };

describe('handing in a review', () => {
  it('sends stars, text and address, says so and shows the new state', async () => {
    const { user, calls, use } = await openDialog();
    await user.click(screen.getByRole('radio', { name: /4 Sterne|4/ }));
    await user.type(screen.getByLabelText(/Dein Text/), 'Der Kuchen war frisch.');
    await paste(user, screen.getByLabelText(/Link zur veröffentlichten Review/), 'https://example.de/r/1');
    use(
      answer(updateExchange, { ...anExchange(handedIn), xpGranted: 50 }),
      answer(listExchangePages, anExchangePage([anExchange(handedIn)])),
    );
    await user.click(submitButton());
    expect(await screen.findByText('Café Anna kann sie jetzt bestätigen. Du hast 50 XP verdient.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.find((call) => call.method === 'PUT')?.body).toMatchObject({
      status: 'awaiting_confirmation',
      reviewText: 'Der Kuchen war frisch.',
      reviewRating: 4,
      reviewUrl: 'https://example.de/r/1',
      postedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(await screen.findByText('Nichts ausstehend')).toBeVisible();
  });

  it('starts with five stars and the kept draft', async () => {
    await openDialog({ reviewText: 'Schon angefangen' }, 'Entwurf fortsetzen');
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/5/);
    expect(screen.getByLabelText(/Dein Text/)).toHaveValue('Schon angefangen');
  });

  it('asks for a text and a valid address in place', async () => {
    const { user, calls } = await openDialog();
    await paste(user, screen.getByLabelText(/Link zur veröffentlichten Review/), 'javascript:alert(1)');
    await user.click(submitButton());
    expect(await screen.findByText('Bitte schreibe zuerst deine Review.')).toBeVisible();
    expect(screen.getByText('Bitte gib eine gültige URL ein')).toBeVisible();
    expect(calls.some((call) => call.method === 'PUT')).toBe(false);
  });

  it('keeps what was written when it fails, and says why', async () => {
    const { user, use } = await openDialog();
    await paste(user, screen.getByLabelText(/Dein Text/), 'Der Kuchen war frisch.');
    use(fail(updateExchange, 'EXCHANGE_NOT_PENDING'));
    await user.click(submitButton());
    expect(await screen.findByText('Bitte versuche es später erneut.')).toBeVisible();
    expect(screen.getByText('Diese Review wurde schon abgegeben.')).toBeVisible();
    expect(screen.getByLabelText(/Dein Text/)).toHaveValue('Der Kuchen war frisch.');
  });

  it('keeps a draft without handing it in', async () => {
    const { user, calls, use } = await openDialog();
    await paste(user, screen.getByLabelText(/Dein Text/), 'Halb fertig');
    use(answer(updateExchange, anExchange({ reviewText: 'Halb fertig' })));
    await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    expect(await screen.findByText('Entwurf gespeichert')).toBeVisible();
    expect(calls.find((call) => call.method === 'PUT')?.body).toMatchObject({
      status: 'pending',
      reviewText: 'Halb fertig',
    });
  });

  it('sends once, however often the button is pressed', async () => {
    const { user, calls, use } = await openDialog();
    await paste(user, screen.getByLabelText(/Dein Text/), 'Der Kuchen war frisch.');
    const held = hold(answer(updateExchange, anExchange(handedIn)));
    use(held);
    await user.dblClick(submitButton());
    held.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call.method === 'PUT')).toHaveLength(1);
  });

  it('says what kind of business it is about, where the server tells', async () => {
    const { recipient } = anExchange();
    const { user, calls, use } = await openDialog({ recipient: { ...recipient, tradeName: 'Café' } });
    use(answer(generateReview, { suggestion: 'Der Kuchen …', engine: 'built-in' }));
    await user.click(screen.getByText('Schreibhilfe'));
    await user.click(screen.getByRole('button', { name: 'Entwurf vorschlagen' }));
    expect(await screen.findByDisplayValue('Der Kuchen …')).toBeVisible();
    const asked = calls.find((call) => call.path === '/api/reviews/generate')?.body;
    expect(asked).toMatchObject({ businessInfo: { tradeName: 'Café' } });
  });

  it('turns notes and what is known of the partner into a draft, and says so as long as nobody touched it', async () => {
    const { user, calls, use } = await openDialog();
    use(answer(generateReview, { suggestion: 'Der Kuchen …', engine: 'built-in' }));
    await user.click(screen.getByText('Schreibhilfe'));
    await user.type(screen.getByLabelText(/Deine Stichworte/), 'Kuchen');
    await user.click(screen.getByRole('button', { name: 'Entwurf vorschlagen' }));
    expect(await screen.findByDisplayValue('Der Kuchen …')).toBeVisible();
    expect(screen.getByText(/Das ist noch der Entwurf/)).toBeVisible();
    expect(calls.find((call) => call.path === '/api/reviews/generate')?.body).toMatchObject({
      businessInfo: {
        companyName: 'Café Anna am Markt',
        industry: 'gastronomie',
        website: 'https://cafe-anna.example',
        description: 'Kuchen aus eigener Backstube, Kaffee aus der Rösterei nebenan.',
      },
      notes: 'Kuchen',
    });
    await paste(user, screen.getByLabelText(/Dein Text/), ' war frisch.');
    expect(screen.queryByText(/Das ist noch der Entwurf/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Entwurf vorschlagen' }));
    const text = screen.getByLabelText(/Dein Text/);
    await waitFor(() => expect(text).toHaveValue('Der Kuchen … war frisch.\n\nDer Kuchen …'));
  });

  it('keeps what was written through Escape, for the next time', async () => {
    const { user } = await openDialog();
    await paste(user, screen.getByLabelText(/Dein Text/), 'Der Kuchen war frisch.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Review abgeben/ }));
    expect(await screen.findByLabelText(/Dein Text/)).toHaveValue('Der Kuchen war frisch.');
  });

  it('tells of no XP where none were granted', async () => {
    const { user, use } = await openDialog();
    use(answer(updateExchange, { ...anExchange(handedIn), xpGranted: 0 }));
    await paste(user, screen.getByLabelText(/Dein Text/), 'Der Kuchen war frisch.');
    await user.click(submitButton());
    expect(await screen.findByText('Café Anna kann sie jetzt bestätigen.')).toBeVisible();
  });

  it('says why there are no XP with a partner with whom they were earned before', async () => {
    const { user, use } = await openDialog({ earnsXp: false });
    use(answer(updateExchange, { ...anExchange({ ...handedIn, earnsXp: false }), xpGranted: 0 }));
    await paste(user, screen.getByLabelText(/Dein Text/), 'Der Kuchen war frisch.');
    await user.click(submitButton());
    expect(await screen.findByText(/XP gab es mit diesem Partner in den letzten 90 Tagen schon\.$/)).toBeVisible();
  });

  it('says why there are no XP for a text that says hardly anything', async () => {
    const { user, use } = await openDialog();
    use(answer(updateExchange, { ...anExchange(handedIn), earnsXp: false, withheld: 'no_substance', xpGranted: 0 }));
    await user.type(screen.getByLabelText(/Dein Text/), 'Top');
    await user.click(submitButton());
    expect(await screen.findByText(/Sie sagt kaum etwas aus und zählt deshalb nicht mit\. /)).toBeVisible();
  });

  it('leads to the review when it counts for nothing, says that it can be revised, and praises nowhere', async () => {
    const { user, use } = await openDialog();
    use(
      answer(updateExchange, { ...withheldReview, xpGranted: 0 }),
      answer(listExchangePages, anExchangePage([withheldReview])),
    );
    await user.type(screen.getByLabelText(/Dein Text/), 'Top');
    await user.click(submitButton());
    expect(await screen.findByText(/ Bis dahin kannst du sie hier überarbeiten\.$/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Review überarbeiten' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Ausstehend/ }));
    expect(await screen.findByText(/Überarbeite sie unter „In Bearbeitung“/)).toBeVisible();
    expect(screen.queryByText(/Stark!/)).toBeNull();
  });

  it('revises a review under its own name, with the reason shown', async () => {
    const { user, use } = await openDialog(withheldReview, 'Review überarbeiten', '/exchanges?tab=in_progress');
    const dialog = within(screen.getByRole('dialog', { name: 'Review überarbeiten' }));
    expect(dialog.getByText(/Sie sagt kaum etwas aus und zählt deshalb nicht mit\.$/)).toBeVisible();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    use(answer(updateExchange, { ...anExchange(handedIn), xpGranted: 50 }));
    await user.click(dialog.getByRole('button', { name: 'Überarbeitung abgeben' }));
    expect(await screen.findByText('Review überarbeitet')).toBeVisible();
    expect(screen.getByText('Café Anna kann sie jetzt bestätigen. Du hast 50 XP verdient.')).toBeVisible();
  });

  it('offers no draft of a review that was handed in before', async () => {
    await openDialog(withheldReview, 'Review überarbeiten', '/exchanges?tab=in_progress');
    expect(screen.getByLabelText(/Dein Text/)).toHaveValue(handedIn.reviewText);
    expect(screen.queryByRole('button', { name: 'Entwurf speichern' })).toBeNull();
  });

  it('appends the disclosure sentence on request', async () => {
    const { user } = await openDialog({ experience: null });
    await user.type(screen.getByLabelText(/Dein Text/), 'Gut.');
    const button = screen.getByRole('button', { name: 'Hinweis auf den Austausch anfügen' });
    expect(button).toHaveAccessibleDescription(
      'Unter deiner Review steht dann: Transparenz: Wir haben uns gegenseitig bewertet.',
    );
    await user.click(button);
    expect(screen.getByLabelText(/Dein Text/)).toHaveValue('Gut.\n\nTransparenz: Wir haben uns gegenseitig bewertet.');
  });

  it('lets the disclosure follow what the review is said to rest on, and touches nothing else', async () => {
    const { user } = await openDialog({ experience: null });
    const text = screen.getByLabelText(/Dein Text/);
    const disclosure = 'Transparenz: Wir haben uns gegenseitig bewertet.';
    await user.type(text, 'Gut.');
    await user.click(screen.getByRole('button', { name: 'Hinweis auf den Austausch anfügen' }));
    await user.type(text, ' Gern wieder.');
    await user.selectOptions(screen.getByRole('combobox', { name: /Worauf/ }), 'Besuch');
    fireEvent.change(screen.getByLabelText(/Wann war das/), { target: { value: '2026-03-12' } });
    const ofVisit = (text as HTMLTextAreaElement).value;
    expect(ofVisit).toMatch(/^Gut\.\n\nTransparenz: Wir haben uns gegenseitig bewertet\. .*12\..* Gern wieder\.$/);
    await user.selectOptions(screen.getByRole('combobox', { name: /Worauf/ }), 'Bestellung');
    expect(text).not.toHaveValue(ofVisit);
    expect((text as HTMLTextAreaElement).value.split(disclosure)).toHaveLength(2);
    await user.clear(text);
    await user.type(text, 'Ohne.');
    await user.selectOptions(screen.getByRole('combobox', { name: /Worauf/ }), 'Besuch');
    expect(text).toHaveValue('Ohne.');
  });

  it.each([
    ['Mein Besuch war am 12. März 2026. Der Kuchen war warm.', 'Seit 2019 bin ich hier Kunde. Der Kuchen war warm.'],
    ['Bei meinem Besuch am 12. März 2026:\nDer Kuchen war warm.', 'Als Kunde seit 2019:\nDer Kuchen war warm.'],
  ])('lets the beginning of a draft follow it, also where the day is not said yet in between: %s', async (of, to) => {
    const { user } = await openDialog({ experience: { kind: 'visit', day: '2026-03-12', sinceYear: null } });
    const text = screen.getByLabelText(/Dein Text/);
    fireEvent.change(text, { target: { value: of } });
    await user.selectOptions(screen.getByRole('combobox', { name: /Worauf/ }), 'Schon länger Kunde');
    expect(text).toHaveValue(of);
    fireEvent.change(screen.getByLabelText(/Kunde seit \(Jahr\)/), { target: { value: '2019' } });
    await waitFor(() => expect(text).toHaveValue(to));
  });

  it.each([
    ['Bestellung', 'Bestellt habe ich am 12. März 2026.'],
    ['Termin', 'Mein Termin war am 12. März 2026.'],
    ['Kostenlose Probe', 'Eine kostenlose Probe bekam ich am 12. März 2026.'],
    ['Beratung', 'Beraten wurde ich am 12. März 2026.'],
  ])('lets a draft and the disclosure say the same when it was: %s', async (kind, sentence) => {
    const { user } = await openDialog({ experience: { kind: 'visit', day: '2026-03-12', sinceYear: null } });
    const text = screen.getByLabelText(/Dein Text/);
    fireEvent.change(text, { target: { value: 'Mein Besuch war am 12. März 2026. Der Kuchen war warm.' } });
    await user.click(screen.getByRole('button', { name: 'Hinweis auf den Austausch anfügen' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Worauf/ }), kind);
    await waitFor(() => expect((text as HTMLTextAreaElement).value).toContain(`${sentence} Der Kuchen war warm.`));
    expect((text as HTMLTextAreaElement).value).not.toContain('Besuch');
  });

  it('has no accessibility fault', async () => {
    await openDialog();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});

describe('a text that looks suspicious', () => {
  it('is not sent before the writer knows why, and what was written stays', async () => {
    const { user, calls, use } = await openDialog();
    use(answer(analyzeReview, suspicious), answer(updateExchange, anExchange(handedIn)));
    await paste(user, screen.getByLabelText(/Dein Text/), 'Alles bestens');
    await user.click(submitButton());
    expect(await screen.findByText('Dieser Text könnte als verdächtig gelten')).toBeVisible();
    expect(screen.getByText('Der Text steht so schon an anderer Stelle.')).toBeVisible();
    expect(screen.getByText('„Alles bestens“')).toBeVisible();
    expect(calls.some((call) => call.method === 'PUT')).toBe(false);
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Text überarbeiten' }));
    expect(screen.getByLabelText(/Dein Text/)).toHaveFocus();
    expect(screen.getByLabelText(/Dein Text/)).toHaveValue('Alles bestens');
    expect(screen.queryByText('Dieser Text könnte als verdächtig gelten')).toBeNull();
  });

  it('is sent once when the writer means it', async () => {
    const { user, calls, use } = await openDialog();
    use(answer(analyzeReview, suspicious), answer(updateExchange, anExchange(handedIn)));
    await paste(user, screen.getByLabelText(/Dein Text/), 'Alles bestens');
    await user.click(submitButton());
    await user.dblClick(await screen.findByRole('button', { name: 'Trotzdem abgeben' }));
    expect(await screen.findByText('Review abgegeben')).toBeVisible();
    expect(calls.filter((call) => call.method === 'PUT')).toHaveLength(1);
  });
});

describe('the form', () => {
  it.each([
    { rating: 1, text: 'Gut', url: '' },
    { rating: 5, text: ' x '.repeat(1000), url: 'https://example.de' },
    { rating: 3, text: 'Brot', url: ' http://www.example.de/a?b=c ' },
  ])('accepts only what the contract takes', async (values) => {
    const said = { kind: 'visit', day: '2026-03-12', sinceYear: '' };
    const { rating, text, url } = await submitReviewForm.validate({ ...said, ...values });
    const body = { status: 'awaiting_confirmation', reviewText: text, reviewRating: rating, reviewUrl: url || null };
    expect(z.safeParse(updateExchange.body, body)).toMatchObject({ success: true });
  });
});

/** What the review rests on was said before, as far as a test does not say otherwise. */
async function openDialog(over: Partial<ReviewExchange> = {}, button = 'Review abgeben', route = '/exchanges') {
  const exchange = anExchange({ experience: { kind: 'visit', day: '2026-03-12', sinceYear: null }, ...over });
  const rendered = renderWithPlatform(<ExchangeBoardPage />, {
    route,
    answers: [
      noTasks,
      answer(listExchangePages, anExchangePage([exchange])),
      answer(listActivities, []),
      answer(analyzeReview, harmless),
    ],
  });
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
  return rendered;
}

function submitButton() {
  return screen.getByRole('button', { name: 'Review abgeben' });
}
