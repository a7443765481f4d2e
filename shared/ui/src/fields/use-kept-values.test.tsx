import { signedInUser } from '@rezenso/platform';
import { aMember, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { useState } from 'react';
import { TextareaField, TextField } from '../fields.ts';
import { FormDialog } from '../form-dialog.ts';

beforeEach(() => localStorage.clear());

const send = jest.fn(async () => undefined);

/** A page with a form that can be opened again. */
function Page({ initial = { reason: '', place: '' } }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
    );
  return (
    <Formik
      initialValues={initial}
      onSubmit={async () => {
        await send();
        setOpen(false);
      }}
    >
      <FormDialog
        title="Ablehnen"
        cancel="Abbrechen"
        submit="Senden"
        failedTitle="Fehler"
        keepAs="decline:1"
        onClose={() => setOpen(false)}
      >
        <TextareaField name="reason" label="Grund" />
        <TextField name="place" label="Ort" />
      </FormDialog>
    </Formik>
  );
}

const page = async (initial?: { reason: string; place: string }) => {
  const rendered = renderWithPlatform(<Page {...(initial && { initial })} />);
  await waitFor(() => expect(signedInUser()?.id).toBe(aMember.id));
  return rendered;
};
const reason = () => screen.findByRole('textbox', { name: 'Grund' });

it('keeps what was typed through Escape, without a question, and says so when the dialog opens again', async () => {
  const user = userEvent.setup();
  await page();
  await user.type(await reason(), 'Zu weit');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Öffnen' }));
  expect(await reason()).toHaveValue('Zu weit');
  expect(screen.getByText('Was du zuletzt eingegeben hast, ist noch da.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Neu anfangen' }));
  expect(await reason()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Neu anfangen' })).toBeNull();
});

it('keeps it through a closed tab, field by field where the form begins with something else by then', async () => {
  const user = userEvent.setup();
  const first = await page();
  await user.type(await reason(), 'Zu weit');
  await user.type(screen.getByRole('textbox', { name: 'Ort' }), 'Ulm');
  first.unmount();
  await page({ reason: '', place: 'Köln' });
  await waitFor(async () => expect(await reason()).toHaveValue('Zu weit'));
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Köln');
});

it('forgets what was sent, and keeps what could not be', async () => {
  const user = userEvent.setup();
  await page();
  await user.type(await reason(), 'Zu weit');
  send.mockRejectedValueOnce(new Error('offline'));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Senden' })).toBeEnabled());
  expect(Object.keys(localStorage)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await user.click(await screen.findByRole('button', { name: 'Öffnen' }));
  expect(await reason()).toHaveValue('');
  expect(Object.keys(localStorage)).toHaveLength(0);
  warn.mockRestore();
});

it('keeps what was on its way when the page was left by the back button', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/matches');
  send.mockReturnValueOnce(new Promise(() => undefined));
  const { unmount } = await page();
  await user.type(await reason(), 'Zu weit');
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled());
  window.history.replaceState(null, '', '/');
  unmount();
  expect(Object.keys(localStorage)).toHaveLength(1);
});
