import { draftReply, saveReply, sendReply } from '@rezenso/contract/review-replies';
import { listReviews, type ReplyPublication, type Review } from '@rezenso/contract/reviews';
import { listUserPlatforms } from '@rezenso/contract/user-platforms';
import { answer, fail, hold, type Stub } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answerField, button, openAnswer, type openBoard } from '../testing/answer-dialog.tsx';
import { aGooglePage } from '../testing/platforms.ts';
import { aReview } from '../testing/reviews.ts';

const draft = 'Vielen Dank für Ihre Bewertung! Wir freuen uns auf Ihren nächsten Besuch.';
const drafted = answer(draftReply, { draft, takesUp: false });
const at = '2026-03-10T09:00:00.000Z';
const shown: ReplyPublication = { state: 'published', problem: null, shownText: draft, shownAt: at };

describe('publishing an answer at Google', () => {
  it('says that it stands there in public, sends what was written once, and tells that it is on its way', async () => {
    const { user, calls, use } = await openConnected(sendable(), drafted);
    const dialog = screen.getByRole('dialog', { name: 'Bewertung beantworten' });
    expect(within(dialog).getByText(/erscheint bei Google unter der Bewertung/)).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    const after = sendable({ text: draft, answeredAt: null, publication: aPublication({ state: 'sending' }) });
    const sending = hold(answer(sendReply, after));
    use(sending, answer(listReviews, [after]));
    await user.dblClick(button('Bei Google veröffentlichen'));
    sending.release();
    expect(await screen.findByText('Deine Antwort geht an Google')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentIn(calls)).toEqual([{ text: draft }]);
    expect(await screen.findByText('Antwort geht an Google')).toBeVisible();
  });

  it('stays open with what was written when it is not taken, and says why', async () => {
    const { user, use } = await openConnected(sendable(), drafted);
    use(fail(sendReply, 'REPLY_NOT_SENDABLE'));
    await user.click(button('Bei Google veröffentlichen'));
    expect(
      (await screen.findAllByText(/nur bei Bewertungen aus deinem verbundenen Google-Profil/)).length,
    ).toBeGreaterThan(0);
    expect(await answerField()).toHaveValue(draft);
  });

  it.each([
    ['nothing', '', 'Bitte schreib erst etwas'],
    ['more than Google takes', 'ü'.repeat(2049), /Das ist Google zu lang/],
  ])('refuses %s before anything is sent', async (_, text, told) => {
    const { user, calls } = await openConnected(sendable(), drafted);
    await user.clear(await answerField());
    if (text) await paste(user, await answerField(), text);
    await user.click(button('Bei Google veröffentlichen'));
    expect(await screen.findByText(told)).toBeVisible();
    expect(sentIn(calls)).toEqual([]);
  });

  it('leaves a review that was answered elsewhere to be marked alone', async () => {
    const { user, calls, use } = await openConnected(sendable(), drafted);
    await user.clear(await answerField());
    use(answer(saveReply, sendable({ text: '', answeredAt: at, publication: null })));
    await user.click(button('Schon beantwortet'));
    expect(await screen.findByText('Als beantwortet markiert')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { text: '', isAnswered: true },
    ]);
    expect(sentIn(calls)).toEqual([]);
  });

  it('is not offered where Google is not connected, or the server sends nothing', async () => {
    await openAnswer(aReview(), drafted);
    expect(screen.queryByRole('button', { name: /veröffentlichen/ })).toBeNull();
    expect(screen.getByText(/Rezenso veröffentlicht nichts/)).toBeVisible();
  });
});

describe('an answer at Google', () => {
  it('says since when it stands there, can be changed, and its mark stays', async () => {
    const { user, calls, use } = await openConnected(sendable({ text: draft, answeredAt: at, publication: shown }));
    expect(screen.getByText('Deine Antwort steht bei Google, zuletzt geändert am 10.03.2026.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bei Google steht' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Markierung zurücknehmen' })).toBeNull();
    await paste(user, await answerField(), ' Bis bald!');
    use(answer(sendReply, sendable()));
    await user.click(button('Änderung veröffentlichen'));
    await waitFor(() => expect(sentIn(calls)).toEqual([{ text: `${draft} Bis bald!` }]));
  });

  it('shows what stands there when the note is another text', async () => {
    await openConnected(sendable({ text: 'Meine Notiz', answeredAt: at, publication: shown }));
    const there = screen.getByRole('region', { name: 'Bei Google steht' });
    expect(within(there).getByText(draft)).toBeVisible();
    expect(await answerField()).toHaveValue('Meine Notiz');
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it.each([
    [{ state: 'sending' }, /wird gerade an Google gesendet/],
    [{ state: 'sending', problem: 'away' }, /noch eine Stunde lang/],
    [{ state: 'checking', shownText: draft }, /prüft sie/],
    [{ state: 'failed', problem: 'away' }, /eine Stunde lang nicht geantwortet/],
    [{ state: 'failed', problem: 'disconnected' }, /Verbinde Google in den Einstellungen erneut/],
    [{ state: 'failed', problem: 'refused' }, /ob dein Profil dort bestätigt ist/],
    [{ state: 'failed', problem: 'gone' }, /gibt es diese Bewertung nicht mehr/],
    [{ state: 'failed', problem: 'rejected' }, /gegen die Richtlinien/],
    [{ state: 'failed', problem: 'banned' }, /Dein Konto war gesperrt/],
  ] as const)('tells how far it is: %o', async (state, told) => {
    await openConnected(sendable({ text: draft, answeredAt: null, publication: aPublication(state) }));
    expect(within(screen.getByRole('dialog')).getByText(told)).toBeVisible();
  });

  it.each([true, false])(
    'offers to copy and to mark alone where the review has gone, also by a server that would send: %s',
    async (can) => {
      const gone = { text: draft, answeredAt: null, publication: aPublication({ state: 'failed', problem: 'gone' }) };
      const { user, calls, use } = await openConnected({ ...sendable(gone), canSendReply: can });
      expect(screen.queryByRole('button', { name: /veröffentlichen|Schon beantwortet/ })).toBeNull();
      expect(screen.getByText(/lässt sich dort auch nichts mehr veröffentlichen/)).toBeVisible();
      expect(screen.getByText(/Dein Text bleibt hier/)).toBeVisible();
      expect(button('Kopieren')).toBeEnabled();
      expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
      use(answer(saveReply, sendable({ ...gone, answeredAt: at })));
      await user.click(button('Als beantwortet markieren'));
      expect(await screen.findByText('Als beantwortet markiert')).toBeVisible();
      expect(sentIn(calls)).toEqual([]);
    },
  );

  it('says that nobody hears any more what Google found, once the connection ended, and lets the mark go', async () => {
    const unfollowed = aPublication({ state: 'checking', problem: 'disconnected', shownText: draft, shownAt: at });
    const review = aReview({ canSendReply: false, reply: { text: draft, answeredAt: at, publication: unfollowed } });
    await openAnswer(review, answer(listUserPlatforms, [aGooglePage()]));
    expect(screen.queryByText('Google prüft deine Antwort')).toBeNull();
    expect(screen.getByText('Beantwortet am 10.03.2026')).toBeInTheDocument();
    expect(screen.getByText(/erfahren wir nicht mehr: Sieh bitte selbst nach/)).toBeVisible();
    expect(button('Markierung zurücknehmen')).toBeVisible();
  });

  it('says of a change that failed that the change does not stand there, and keeps the mark', async () => {
    const failed = aPublication({ state: 'failed', problem: 'refused', shownText: draft, shownAt: at });
    await openConnected(sendable({ text: 'Eine Änderung', answeredAt: at, publication: failed }));
    expect(screen.getByText('Deine Änderung steht nicht bei Google')).toBeVisible();
    expect(screen.getByText('Änderung nicht bei Google')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Bei Google steht' })).getByText(draft)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Markierung zurücknehmen' })).toBeNull();
  });

  it('asks whether it still fits when its review was changed afterwards, and can be marked as it is', async () => {
    const { user, calls, use } = await openConnected(sendable({ text: draft, answeredAt: null, publication: shown }));
    expect(screen.getByText(/Die Bewertung wurde geändert, nachdem du geantwortet hast/)).toBeVisible();
    use(answer(saveReply, sendable({ text: draft, answeredAt: at, publication: shown })));
    await user.click(button('Schon beantwortet'));
    expect(await screen.findByText('Als beantwortet markiert')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { text: draft, isAnswered: true },
    ]);
  });

  it.each([
    [
      'is there',
      sendable({ text: draft, answeredAt: at, publication: shown }),
      /^Bei Google beantwortet am 10\.03\.2026$/,
    ],
    [
      'is looked at first',
      sendable({ text: draft, answeredAt: at, publication: aPublication({ state: 'checking', shownText: draft }) }),
      /^Google prüft deine Antwort$/,
    ],
    ['was only marked', sendable({ text: '', answeredAt: at, publication: null }), /^Beantwortet am 10\.03\.2026$/],
  ])('says on the card that it %s', async (_, review, told) => {
    await openConnected(review);
    expect(screen.getByText(told)).toBeInTheDocument();
  });

  it.each([
    ['public', sendable({ text: draft, answeredAt: at, publication: shown }), /So liest sie jeder/],
    ['a note', sendable({ text: 'Notiz', answeredAt: at, publication: null }), /Bleibt deine Notiz/],
  ])('says of the text that it is %s', async (_, review, told) => {
    await openConnected(review);
    expect(screen.getByText(told)).toBeVisible();
  });

  it('says on the card that it does not stand there, and can be sent again', async () => {
    const failed = aPublication({ state: 'failed', problem: 'away' });
    const { user, calls, use } = await openConnected(sendable({ text: draft, answeredAt: null, publication: failed }));
    expect(screen.getByText('Antwort nicht bei Google')).toBeInTheDocument();
    use(answer(sendReply, sendable()));
    await user.click(button('Bei Google veröffentlichen'));
    await waitFor(() => expect(sentIn(calls)).toEqual([{ text: draft }]));
  });
});

/** A review that came from a connected Google. */
function sendable(reply: Review['reply'] = null): Review {
  return aReview({ canSendReply: true, reply });
}

function aPublication(over: Partial<ReplyPublication>): ReplyPublication {
  return { state: 'sending', problem: null, shownText: null, shownAt: null, ...over };
}

/** As somebody sees it whose Google is connected. */
function openConnected(review: Review, ...more: Stub[]) {
  return openAnswer(review, answer(listUserPlatforms, [aGooglePage({ oauthConnected: true })]), ...more);
}

function sentIn(calls: ReturnType<typeof openBoard>['calls']) {
  return calls.filter(({ path }) => path.endsWith('/reply/send')).map(({ body }) => body);
}
