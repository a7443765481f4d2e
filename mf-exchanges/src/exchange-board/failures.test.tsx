import { listActivities } from '@rezenso/contract/activities';
import {
  confirmReview,
  listExchangePages,
  type ReviewExchange,
  setExperience,
  updateExchange,
} from '@rezenso/contract/exchanges';
import { analyzeReview } from '@rezenso/contract/reviews';
import {
  anExchange,
  anExchangePage,
  answer,
  describeFailures,
  renderWithPlatform,
  type Stub,
} from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, within } from '@testing-library/react';
import { aReceivedExchange, handedIn } from '../testing/exchanges.ts';
import { noTasks } from '../testing/no-tasks.ts';
import ExchangeBoardPage from './exchange-board.page.tsx';

const experienced = anExchange({ experience: { kind: 'visit', day: '2026-03-12', sinceYear: null } });

describeFailures([
  {
    name: 'saying what a review rests on',
    endpoint: setExperience,
    attempt: async (failure) => {
      const { rendered, dialog, submit } = await open('/exchanges', anExchange(), 'Review abgeben', failure);
      await rendered.user.selectOptions(dialog.getByLabelText(/Worauf beruht/), 'Schon länger Kunde');
      await paste(rendered.user, dialog.getByLabelText(/Kunde seit/), '2019');
      await paste(rendered.user, dialog.getByLabelText(/Dein Text/), 'Der Kuchen war frisch.');
      await submit();
      await screen.findAllByText('Fehler beim Abgeben der Review');
      return rendered;
    },
    sentence: 'Bitte versuche es später erneut.',
  },
  {
    name: 'handing in a review',
    endpoint: updateExchange,
    attempt: async (failure) => {
      const { rendered, dialog, submit } = await open('/exchanges', experienced, 'Review abgeben', failure);
      await paste(rendered.user, dialog.getByLabelText(/Dein Text/), 'Der Kuchen war frisch.');
      await submit();
      await screen.findAllByText('Fehler beim Abgeben der Review');
      return rendered;
    },
    sentence: 'Bitte versuche es später erneut.',
  },
  {
    name: 'confirming a review',
    endpoint: confirmReview,
    attempt: async (failure) => {
      const route = '/exchanges?tab=in_progress';
      const { rendered, submit } = await open(route, aReceivedExchange(handedIn), 'Erhalt bestätigen', failure);
      await submit();
      await screen.findAllByText('Fehler bei der Bestätigung');
      return rendered;
    },
    sentence: 'Bitte versuche es später erneut.',
  },
]);

async function open(route: string, exchange: ReviewExchange, button: string, failure: Stub) {
  const rendered = renderWithPlatform(<ExchangeBoardPage />, {
    route,
    answers: [
      noTasks,
      answer(listExchangePages, anExchangePage([exchange])),
      answer(listActivities, []),
      answer(analyzeReview, { qualityScore: 70, fraudRisk: 10, reasons: [], evidence: [], engine: 'built-in' }),
      failure,
    ],
  });
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return { rendered, dialog, submit: () => rendered.user.click(dialog.getByRole('button', { name: button })) };
}
