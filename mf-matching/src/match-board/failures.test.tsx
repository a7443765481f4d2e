import {
  acceptMatch,
  completeMatch,
  coordinateMatch,
  createMatch,
  declineMatch,
  type Match,
  previewCoordination,
} from '@rezenso/contract/matches';
import { analyzeReview } from '@rezenso/contract/reviews';
import { answer, describeFailures, type Stub } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { openBoard } from '../testing/board.tsx';
import { aMatch, aPartner, aRequest, aStrategy } from '../testing/matches.ts';

describeFailures([
  {
    name: 'asking a suggested partner',
    endpoint: createMatch,
    attempt: (failure) => press([], failure, 'Match vorschlagen'),
    sentence: 'Match konnte nicht erstellt werden. Bitte versuche es erneut.',
    reloadBy: 'shell',
  },
  {
    name: 'accepting a match',
    endpoint: acceptMatch,
    attempt: (failure) => press([aRequest()], failure, 'Akzeptieren'),
    sentence: 'Match konnte nicht akzeptiert werden.',
    reloadBy: 'shell',
  },
  {
    name: 'declining a match',
    endpoint: declineMatch,
    attempt: (failure) => press([aRequest()], failure, 'Ablehnen', 'Ablehnen'),
    sentence: 'Match konnte nicht abgelehnt werden.',
  },
  {
    name: 'coordinating a match',
    endpoint: coordinateMatch,
    attempt: (failure) =>
      press([aMatch({ status: 'accepted' })], failure, 'Austausch koordinieren', 'Austausch starten'),
    sentence: 'Koordination fehlgeschlagen. Versuche es erneut.',
  },
  {
    name: 'completing a match with a review',
    endpoint: completeMatch,
    attempt: (failure) => press([aMatch({ status: 'accepted' })], failure, 'Review schreiben', 'Review abgeben'),
    sentence: 'Review konnte nicht abgegeben werden.',
  },
]);

/** Presses a button of the board, and one of the dialog that it opens. */
async function press(matches: Match[], failure: Stub, button: string, inDialog?: string) {
  const rendered = openBoard(
    matches,
    matches.length > 0 ? [] : [aPartner()],
    answer(previewCoordination, { strategy: aStrategy(2) }),
    answer(analyzeReview, { qualityScore: 70, fraudRisk: 10, reasons: [], evidence: [], engine: 'built-in' }),
    failure,
  );
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  if (inDialog === undefined) return rendered;
  const dialog = within(await screen.findByRole('dialog'));
  if (inDialog === 'Austausch starten') await dialog.findAllByText(/→/);
  await rendered.user.click(dialog.getByRole('button', { name: inDialog }));
  return rendered;
}
