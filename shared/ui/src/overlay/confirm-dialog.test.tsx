import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

it('asks a question that is read with what follows from it', async () => {
  await ask({ description: 'Deine Reviews bleiben.' });
  const question = screen.getByRole('alertdialog', { name: 'Wirklich entfernen?' });
  expect(question).toHaveAccessibleDescription('Deine Reviews bleiben.');
});

it('does nothing by Enter in a hurry: the harmless answer has the focus', async () => {
  const { person, onConfirm, onCancel } = await ask({});
  await person.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it.each([
  ['{Escape}', 'onCancel'],
  ['{Tab}{Enter}', 'onConfirm'],
  ['{Tab}{Tab}{Enter}', 'onCancel'],
] as const)('is answered by %s with %s, once', async (keys, answer) => {
  const { person, ...answers } = await ask({});
  await person.keyboard(keys);
  await waitFor(() => expect(answers[answer]).toHaveBeenCalledTimes(1));
  expect(answers[answer === 'onCancel' ? 'onConfirm' : 'onCancel']).not.toHaveBeenCalled();
});

it('names the harmless answer as it is told', async () => {
  const { person, onCancel } = await ask({ cancelLabel: 'Behalten' });
  await person.click(screen.getByRole('button', { name: 'Behalten' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('cannot be left by Escape while the deed is being done', async () => {
  const { person, onCancel, beginDeed } = await ask({});
  beginDeed();
  await person.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Entfernen' })).toHaveAttribute('aria-busy', 'true');
});

it('is not there before it is asked', () => {
  render(<ConfirmDialog open={false} title="Wirklich?" confirmLabel="Ja" onConfirm={() => {}} onCancel={() => {}} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

async function ask(over: Partial<ConfirmDialogProps>) {
  const answers = { onConfirm: jest.fn(), onCancel: jest.fn() };
  const texts = { title: 'Wirklich entfernen?', confirmLabel: 'Entfernen' };
  const { rerender } = render(<ConfirmDialog open {...texts} {...answers} {...over} />);
  const harmless = screen.getByRole('button', { name: over.cancelLabel ?? 'Abbrechen' });
  await waitFor(() => expect(harmless).toHaveFocus());
  const beginDeed = () => rerender(<ConfirmDialog open busy {...texts} {...answers} {...over} />);
  return { person: userEvent.setup(), beginDeed, ...answers };
}
