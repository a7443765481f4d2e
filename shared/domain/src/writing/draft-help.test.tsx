import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DraftHelp, type DraftHelpProps } from './draft-help.tsx';

const unedited = /Das ist noch der Entwurf/;

it('is folded until somebody wants help', () => {
  render(<Writing draftFrom={async () => 'Entwurf'} />);
  expect(screen.getByRole('button', { name: 'Schreibhilfe' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Entwurf vorschlagen' })).toBeNull();
});

it('hands the notes on as they stand and puts the draft into the empty text', async () => {
  const draftFrom = jest.fn(async () => 'Der Kuchen …');
  const { user, text } = await open({ draftFrom });
  await user.type(screen.getByLabelText(/Deine Stichworte/), 'Kuchen, frisch');
  await ask(user);
  await waitFor(() => expect(text()).toHaveValue('Der Kuchen …'));
  expect(draftFrom).toHaveBeenCalledWith('Kuchen, frisch');
});

it('reminds the writer of a draft that nobody touched, until they make it their own', async () => {
  const { user, text } = await open({ draftFrom: async () => 'Der Kuchen …' });
  await ask(user);
  expect(await screen.findByText(unedited)).toBeVisible();
  await user.type(text(), ' ');
  expect(screen.getByText(unedited)).toBeVisible();
  await user.type(text(), 'war gut');
  expect(screen.queryByText(unedited)).toBeNull();
});

it('lets a new draft take the place of an earlier one that nobody touched', async () => {
  const drafts = ['Erster', 'Zweiter'];
  const { user, text } = await open({ draftFrom: async () => drafts.shift() ?? '' });
  await ask(user);
  await waitFor(() => expect(text()).toHaveValue('Erster'));
  await ask(user);
  await waitFor(() => expect(text()).toHaveValue('Zweiter'));
});

it('keeps what was written and puts the draft below it', async () => {
  const { user, text } = await open({ draftFrom: async () => 'Entwurf' }, 'Mein Satz.  ');
  await ask(user);
  await waitFor(() => expect(text()).toHaveValue('Mein Satz.\n\nEntwurf'));
});

it('asks once while a draft is on its way', async () => {
  const coming = Promise.withResolvers<string>();
  const draftFrom = jest.fn(() => coming.promise);
  const { user, text } = await open({ draftFrom });
  const button = screen.getByRole('button', { name: 'Entwurf vorschlagen' });
  await user.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(draftFrom).toHaveBeenCalledTimes(1);
  coming.resolve('Entwurf');
  await waitFor(() => expect(text()).toHaveValue('Entwurf'));
});

it('says that no draft can be had, and keeps text and notes', async () => {
  const { user, text } = await open({ draftFrom: () => Promise.reject(new Error('offline')) }, 'Mein Satz.');
  await user.type(screen.getByLabelText(/Deine Stichworte/), 'Kuchen');
  await ask(user);
  expect(await screen.findByText('Gerade ist kein Entwurf möglich. Schreib einfach los.')).toBeVisible();
  expect(text()).toHaveValue('Mein Satz.');
  expect(screen.getByLabelText(/Deine Stichworte/)).toHaveValue('Kuchen');
});

it('takes no more notes than the server reads', async () => {
  await open({ draftFrom: async () => '' });
  expect(screen.getByLabelText(/Deine Stichworte/)).toHaveAttribute('maxlength', '2000');
});

function Writing({ draftFrom, starting = '' }: Pick<DraftHelpProps, 'draftFrom'> & { starting?: string }) {
  const [text, setText] = useState(starting);
  return (
    <>
      <textarea aria-label="Dein Text" value={text} onChange={(event) => setText(event.target.value)} />
      <DraftHelp text={text} draftFrom={draftFrom} onDraft={setText} />
    </>
  );
}

async function open({ draftFrom }: Pick<DraftHelpProps, 'draftFrom'>, starting = '') {
  const user = userEvent.setup();
  render(<Writing draftFrom={draftFrom} starting={starting} />);
  await user.click(screen.getByRole('button', { name: 'Schreibhilfe' }));
  return { user, text: () => screen.getByLabelText('Dein Text') };
}

const ask = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /Entwurf vorschlagen/ }));
