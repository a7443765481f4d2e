import { answerDispute, disputeReview, withdrawDispute } from '@rezenso/contract/disputes';
import { listExchangePages, type ReviewExchange } from '@rezenso/contract/exchanges';
import {
  anExchange,
  anExchangePage,
  answer,
  daysFromNow,
  fail,
  hold,
  renderWithPlatform,
} from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import ExchangeBoardPage from '../exchange-board/exchange-board.page.tsx';
import { aDispute } from '../testing/disputes.ts';
import { aReceivedExchange, handedIn } from '../testing/exchanges.ts';
import { noTasks } from '../testing/no-tasks.ts';

const received = aReceivedExchange({ ...handedIn, disputableUntil: daysFromNow(10), settlesAt: daysFromNow(10) });
const disputed = aReceivedExchange({ ...handedIn, dispute: aDispute() });
const own = anExchange({ ...handedIn, dispute: aDispute() });

describe('whoever receives a review', () => {
  it('disputes it once with a reason, words and evidence, also on a double click', async () => {
    const { user, use, calls } = open([received]);
    await user.click(await screen.findByRole('button', { name: 'Widersprechen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Der Review widersprechen' }));
    expect(dialog.getByText(handedIn.reviewText)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Widersprechen' }));
    expect(await dialog.findByText('Bitte wähle einen Grund')).toBeVisible();
    expect(dialog.getByText('Bitte beschreibe es in mindestens 10 Zeichen')).toBeVisible();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await user.selectOptions(dialog.getByRole('combobox', { name: /Was stimmt nicht/ }), 'Nicht unsere Erfahrung');
    await paste(user, dialog.getByLabelText(/Was ist passiert/), '  Das war nicht bei uns.  ');
    await paste(user, dialog.getByLabelText(/Link als Beleg/), 'https://maps.example.de/praxis');
    const held = hold(answer(disputeReview, disputed));
    use(held, answer(listExchangePages, anExchangePage([disputed])));
    await user.dblClick(dialog.getByRole('button', { name: 'Widersprechen' }));
    held.release();
    expect(await screen.findByText('Widerspruch abgeschickt')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      [
        `/api/review-exchanges/${received.id}/dispute`,
        { reason: 'not_my_experience', text: 'Das war nicht bei uns.', link: 'https://maps.example.de/praxis' },
      ],
    ]);
  });

  it('reads that it is disputed, and is not asked to confirm it meanwhile', async () => {
    open([disputed]);
    expect(await screen.findByText('Widerspruch offen')).toBeVisible();
    expect(screen.getByText('Du hast dieser Review widersprochen')).toBeVisible();
    expect(screen.getByText(/Café Anna kann bis zum 10.03.2031 Stellung nehmen/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erhalt bestätigen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Widersprechen' })).toBeNull();
    expect(screen.queryByText('Wartet auf Bestätigung')).toBeNull();
  });

  it('takes it back after a question', async () => {
    const { user, use, calls } = open([disputed]);
    await user.click(await screen.findByRole('button', { name: 'Widerspruch zurückziehen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/wartet dann wieder auf deine Bestätigung/)).toBeVisible();
    const withdrawn = { ...received, dispute: aDispute({ state: 'withdrawn', closedAt: '2031-03-04T09:00:00.000Z' }) };
    use(answer(withdrawDispute, withdrawn), answer(listExchangePages, anExchangePage([withdrawn])));
    await user.click(dialog.getByRole('button', { name: 'Zurückziehen' }));
    expect(await screen.findByText('Widerspruch zurückgezogen')).toBeVisible();
    expect(await screen.findByText('Der Widerspruch wurde am 04.03.2031 zurückgezogen.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.path).toBe(
      `/api/review-exchanges/${disputed.id}/dispute/withdraw`,
    );
  });

  it('is told when a decision was quicker', async () => {
    const { user, use } = open([disputed]);
    await user.click(await screen.findByRole('button', { name: 'Widerspruch zurückziehen' }));
    use(fail(withdrawDispute, 'DISPUTE_ALREADY_CLOSED'));
    await user.click(await screen.findByRole('button', { name: 'Zurückziehen' }));
    expect(await screen.findByText('Dieser Widerspruch ist schon abgeschlossen.')).toBeVisible();
  });

  it('disputes a confirmed one only because it was changed', async () => {
    const confirmed = aReceivedExchange({ ...handedIn, status: 'completed', disputableUntil: daysFromNow(3) });
    const { user, use, calls } = open([confirmed], '/exchanges?tab=completed');
    await user.click(await screen.findByRole('button', { name: 'Nachträglich geändert?' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('combobox')).toBeNull();
    await paste(user, dialog.getByLabelText(/Was ist passiert/), 'Aus fünf Sternen wurde einer.');
    use(answer(disputeReview, confirmed), answer(listExchangePages, anExchangePage([confirmed])));
    await user.click(dialog.getByRole('button', { name: 'Widersprechen' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ reason: 'changed_afterwards' });
  });

  it.each([
    ['the server knows of no disputes', undefined],
    ['the time is over', daysFromNow(-1)],
  ])('is offered nothing when %s', async (_, disputableUntil) => {
    open([aReceivedExchange({ ...handedIn, ...(disputableUntil && { disputableUntil }) })]);
    expect(await screen.findByRole('button', { name: 'Erhalt bestätigen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Widersprechen' })).toBeNull();
  });
});

describe('while one side blocks the other', () => {
  it('the writer reads why, and that moderators alone read the rest', async () => {
    open([anExchange({ ...handedIn, dispute: aDispute({ text: null, isTextPrivate: true }) })]);
    expect(await screen.findByText('Nie veröffentlicht')).toBeVisible();
    expect(screen.getByText(/^Was Café Anna dazu schreibt, liest nur die Moderation/)).toBeVisible();
  });

  it('whoever disputes reads the own words, and that they are for moderators', async () => {
    const answeredAt = daysFromNow(0);
    open([
      aReceivedExchange({ ...handedIn, dispute: aDispute({ isTextPrivate: true, isAnswerPrivate: true, answeredAt }) }),
    ]);
    expect(await screen.findByText('Du schreibst, nur für die Moderation:')).toBeVisible();
    expect(screen.getByText(/^Was Café Anna dazu schreibt, liest nur die Moderation/)).toBeVisible();
  });
});

describe('a dispute that freed its recipient of what it still had to write', () => {
  const upheld = aDispute({ state: 'upheld', isRelieved: true, closedAt: daysFromNow(0) });

  it('says so to the recipient, and in the figures that it counts for nobody', async () => {
    open(
      [aReceivedExchange({ ...handedIn, status: 'completed', withheld: 'upheld_case', dispute: upheld })],
      '/exchanges?tab=completed',
    );
    expect(await screen.findByText(/^Du musst für Café Anna darum auch nichts mehr schreiben/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Abgeschlossen' })).toHaveTextContent('1');
    expect(screen.getByText(/0 von 0 abgeschlossen, 1 zählt nicht mit$/)).toBeVisible();
  });

  it('says so to the writer', async () => {
    open(
      [anExchange({ ...handedIn, status: 'completed', withheld: 'upheld_case', dispute: upheld })],
      '/exchanges?tab=completed',
    );
    expect(await screen.findByText('Café Anna muss darum auch für dich nichts mehr schreiben.')).toBeVisible();
  });
});

describe('whoever wrote it', () => {
  it('comes by a link to what is said, and answers once', async () => {
    const { user, use, calls } = open([own], `/exchanges?exchange=${own.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Stellung nehmen' }));
    expect(dialog.getByText(/Bei Google ist nichts zu finden/)).toBeVisible();
    await paste(user, dialog.getByLabelText(/Was spricht für deine Review/), 'Sie steht seit Montag dort.');
    const answered = {
      ...own,
      dispute: aDispute({ answer: 'Sie steht seit Montag dort.', answeredAt: daysFromNow(0) }),
    };
    use(answer(answerDispute, answered), answer(listExchangePages, anExchangePage([answered])));
    await user.click(dialog.getByRole('button', { name: 'Antwort absenden' }));
    expect(await screen.findByText('Danke für deine Antwort')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      text: 'Sie steht seit Montag dort.',
      link: null,
    });
    await waitFor(() => expect(screen.getByText(/Wir sehen uns beides an und sagen/)).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Stellung nehmen' })).toBeNull();
  });

  it('keeps the words when it fails', async () => {
    const { user, use } = open([own]);
    await user.click(await screen.findByRole('button', { name: 'Stellung nehmen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await paste(user, dialog.getByLabelText(/Was spricht für deine Review/), 'Sie steht seit Montag dort.');
    await paste(user, dialog.getByLabelText(/Link als Beleg/), 'kein Link');
    await user.click(dialog.getByRole('button', { name: 'Antwort absenden' }));
    expect(await dialog.findByText('Bitte gib eine gültige URL ein')).toBeVisible();
    await user.clear(dialog.getByLabelText(/Link als Beleg/));
    use(fail(answerDispute, 'DISPUTE_ALREADY_ANSWERED'));
    await user.click(dialog.getByRole('button', { name: 'Antwort absenden' }));
    expect(await dialog.findByText('Du hast zu diesem Widerspruch schon Stellung genommen.')).toBeVisible();
    expect(dialog.getByLabelText(/Was spricht für deine Review/)).toHaveValue('Sie steht seit Montag dort.');
  });

  it('hands in no better text while it is disputed', async () => {
    open([{ ...own, withheld: 'no_substance' }]);
    expect(await screen.findByRole('button', { name: 'Stellung nehmen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Review überarbeiten' })).toBeNull();
  });
});

it.each([
  ['upheld', 'Zählt nicht', 'Wir haben entschieden: Diese Review zählt nicht.'],
  ['rejected', 'Bestätigt', 'Wir haben entschieden: Diese Review gilt als bestätigt.'],
  ['unresolved', 'Nicht zu klären', /zählt für niemanden mit und kostet niemanden etwas/],
] as const)('tells both how it ended and why: %s', async (state, badge, said) => {
  const dispute = aDispute({ state, decision: 'Unter dem Link steht keine Review.', closedAt: daysFromNow(0) });
  const withheld = state === 'rejected' ? null : 'upheld_case';
  const ended = { ...handedIn, status: state === 'rejected' ? 'confirmed' : 'completed', withheld, dispute } as const;
  const { container } = open([anExchange(ended), aReceivedExchange(ended)], '/exchanges?tab=completed');
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    expect(within(card).getByText(badge)).toBeVisible();
    expect(within(card).getByText(said)).toBeVisible();
    expect(within(card).getByText(/Unter dem Link steht keine Review/)).toBeVisible();
    expect(within(card).queryByText(/nach einer Prüfung/)).toBeNull();
  }
  expect(await axe(container)).toHaveNoViolations();
});

it('links evidence only where it leads away from us, and runs none of it', async () => {
  const evil = aDispute({
    text: '<script>alert(1)</script>',
    link: 'javascript:alert(1)',
    answer: 'Hier:',
    answerLink: 'https://maps.example.de/r',
  });
  open([aReceivedExchange({ ...handedIn, dispute: evil })]);
  expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Beleg ansehen/ })).toHaveLength(1);
});

function open(exchanges: readonly ReviewExchange[], route = '/exchanges?tab=in_progress') {
  return renderWithPlatform(<ExchangeBoardPage />, {
    route,
    answers: [noTasks, answer(listExchangePages, anExchangePage(exchanges))],
  });
}
