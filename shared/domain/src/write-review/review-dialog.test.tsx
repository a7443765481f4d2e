import { analyzeReview, generateReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { type ReviewValues, ratingRule, requiredReviewTextRule } from './review.form.ts';
import { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';

const copied: ReviewAnalysis = {
  qualityScore: 40,
  fraudRisk: 80,
  reasons: [],
  evidence: [{ code: 'COPY', text: 'Der Text steht so schon an anderer Stelle.', quote: 'Alles bestens' }],
  engine: 'built-in',
};
const harmless: ReviewAnalysis = { ...copied, fraudRisk: 10, evidence: [] };
const cafeAnna = { companyName: 'Café Anna', industry: 'gastronomie', website: null, description: null };

describe('the dialog of a review', () => {
  it('says that stars change no reward, takes stars by radio buttons and is accessible', async () => {
    const { user } = open();
    expect(screen.getByText(/Sterne ändern nichts an deinen XP: ehrliche Kritik ist willkommen\./)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^2/ }));
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^2/);
    await expectAccessible();
  });

  it('sends once on a double click, tells what came of it and closes', async () => {
    const sent = Promise.withResolvers<{ title: string }>();
    const { user, onSend, onClose } = open({ onSend: jest.fn(() => sent.promise) });
    await write(user, 'Der Kuchen war frisch.');
    await user.dblClick(submitButton());
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(onSend).toHaveBeenCalledWith({ rating: 5, text: 'Der Kuchen war frisch.' });
    sent.resolve({ title: 'Review abgegeben' });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Review abgegeben', { selector: 'p' })).toBeVisible();
  });

  it('asks for a text before anything is checked or sent', async () => {
    const { user, onSend, calls } = open();
    await user.click(submitButton());
    expect(await screen.findByText('Bitte schreibe zuerst deine Review.')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  it('says in place what failed, keeps what was written and stays open', async () => {
    const { user, onClose } = open({ onSend: () => Promise.reject(new Error('gone')) });
    await write(user, 'Der Kuchen war frisch.');
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nicht abgegeben');
    expect(textField()).toHaveValue('Der Kuchen war frisch.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not send a suspicious text before its writer knows why, and then leaves it to them', async () => {
    const { user, onSend } = open({}, answer(analyzeReview, copied));
    await write(user, 'Alles bestens');
    await user.click(submitButton());
    expect(await screen.findByText('Dieser Text könnte als verdächtig gelten')).toBeVisible();
    expect(screen.getByText('„Alles bestens“')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Trotzdem abgeben' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  });

  it('leads back to the text of a suspicious review, and checks anew what was changed', async () => {
    const { user, use, onSend, calls } = open({}, answer(analyzeReview, copied));
    await write(user, 'Alles bestens');
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'Text überarbeiten' }));
    expect(textField()).toHaveFocus();
    expect(screen.queryByText('Dieser Text könnte als verdächtig gelten')).toBeNull();
    use(answer(analyzeReview, harmless));
    await user.keyboard(', und der Kuchen war frisch');
    await user.click(submitButton());
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(calls.map(({ body }) => body)).toEqual([
      { content: 'Alles bestens', reader: 'writer' },
      { content: 'Alles bestens, und der Kuchen war frisch', reader: 'writer' },
    ]);
  });

  it('lets a text go that could not be checked', async () => {
    const { user, onSend } = open({}, offline(analyzeReview));
    await write(user, 'Der Kuchen war frisch.');
    await user.click(submitButton());
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  });

  it('builds a draft from the notes and what is known of the partner, and says so when that fails', async () => {
    const { user, use, calls } = open({}, fail(generateReview, 'INTERNAL'));
    await user.click(screen.getByText('Schreibhilfe'));
    await user.type(screen.getByLabelText(/Deine Stichworte/), ' Kuchen ');
    await user.click(draftButton());
    expect(await screen.findByText('Gerade ist kein Entwurf möglich. Schreib einfach los.')).toBeVisible();
    use(answer(generateReview, { suggestion: 'Der Kuchen …', engine: 'built-in' }));
    await user.click(draftButton());
    expect(await screen.findByDisplayValue('Der Kuchen …')).toBe(textField());
    expect(screen.queryByText(/Gerade ist kein Entwurf möglich/)).toBeNull();
    const asked = { businessInfo: cafeAnna, context: 'review_exchange', notes: 'Kuchen' };
    expect(calls.map(({ body }) => body)).toEqual([asked, asked]);
  });
});

describe('what the review rests on', () => {
  it('is asked before the stars, and goes with the request for a draft', async () => {
    const experience = { kind: 'visit', day: '2026-03-12' } as const;
    const { user, calls } = open(
      { lead: () => <p>Worauf beruht sie?</p>, experienceOf: () => experience },
      answer(generateReview, { suggestion: 'Der Kuchen …', engine: 'built-in' }),
    );
    const asked = screen.getByText('Worauf beruht sie?');
    const [firstStar] = screen.getAllByRole('radio');
    expect(firstStar?.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.click(screen.getByText('Schreibhilfe'));
    await user.click(draftButton());
    expect(await screen.findByDisplayValue('Der Kuchen …')).toBe(textField());
    expect(calls.map(({ body }) => body)).toEqual([
      { businessInfo: cafeAnna, context: 'review_exchange', notes: null, experience },
    ]);
  });
});

describe('the button beside the one that sends', () => {
  it('only closes where nothing can be kept', async () => {
    const { user, onClose } = open();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps a text that may not be sent yet, without checking it', async () => {
    const onKeep = jest.fn(async () => ({ title: 'Entwurf gespeichert' }));
    const { user, onClose, calls } = open({ aside: { label: 'Entwurf speichern', onKeep } });
    await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onKeep).toHaveBeenCalledWith({ rating: 5, text: '' });
    expect(calls).toEqual([]);
  });

  it('can be tried again when keeping failed', async () => {
    const onKeep = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ title: 'Gespeichert' });
    const { user, onClose } = open({ aside: { label: 'Entwurf speichern', onKeep } });
    await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nicht abgegeben');
    await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('does nothing while the review is being sent', async () => {
    const held = hold(answer(analyzeReview, harmless));
    const onKeep = jest.fn(async () => ({ title: 'Gespeichert' }));
    const { user, onSend } = open({ aside: { label: 'Entwurf speichern', onKeep } }, held);
    await write(user, 'Der Kuchen war frisch.');
    await user.click(submitButton());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Entwurf speichern' })).toBeDisabled());
    held.release();
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(onKeep).not.toHaveBeenCalled();
  });
});

type Given = Partial<Pick<ReviewDialogProps<ReviewValues>, 'onSend' | 'aside' | 'lead' | 'experienceOf'>>;

function open({ onSend = jest.fn(async () => ({ title: 'Gesendet' })), aside, ...more }: Given = {}, ...stubs: Stub[]) {
  const onClose = jest.fn();
  const rendered = renderWithPlatform(
    <ReviewDialog<ReviewValues>
      title="Review schreiben"
      description="Über Café Anna"
      business={cafeAnna}
      text={{ label: 'Dein Text', hint: 'Was hast du erlebt?' }}
      initialValues={{ rating: 5, text: '' }}
      keepAs="review:1"
      rules={object({ rating: ratingRule, text: requiredReviewTextRule })}
      failure={{ title: 'Nicht abgegeben', description: 'Bitte versuche es später erneut.' }}
      onSend={onSend}
      aside={aside ?? { label: 'Abbrechen' }}
      onClose={onClose}
      {...more}
    />,
    { answers: [answer(analyzeReview, harmless), ...stubs] },
  );
  return { ...rendered, onSend, onClose };
}

const textField = () => screen.getByLabelText(/Dein Text/);
const submitButton = () => screen.getByRole('button', { name: 'Review abgeben' });
const draftButton = () => screen.getByRole('button', { name: 'Entwurf vorschlagen' });
const write = (user: ReturnType<typeof open>['user'], text: string) => user.type(textField(), text);
