import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { ToastRegion, ToastView } from '../feedback/toast-view.tsx';
import { expectAccessible } from '../testing/accessibility.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

describe('Dialog', () => {
  it('is named and described, takes focus and gives it back on Escape', async () => {
    render(<Opener />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Öffnen' }));
    const dialog = screen.getByRole('dialog', { name: 'Review abgeben' });
    expect(dialog).toHaveAccessibleDescription('Schreib, was du erlebt hast.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Deine Review' })).toHaveFocus());
    await expectAccessible(dialog);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
  });

  it.each([
    ['Escape', (person: UserEvent) => person.keyboard('{Escape}')],
    ['the close button', (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Schließen' }))],
    ['a button of its footer', (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Abbrechen' }))],
  ])('asks before %s discards entered text, and keeps it', async (_, close) => {
    const { person, onClose } = await writeIn('Ein ganzer Absatz');
    await close(person);
    const question = await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' });
    await expectAccessible(question);
    await person.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog').matches(':focus-within')).toBe(true));
    expect(screen.getByRole('textbox')).toHaveValue('Ein ganzer Absatz');
    await close(person);
    await person.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('goes on with the dialog when its question is answered by Escape', async () => {
    const { person, onClose } = await writeIn('Ein ganzer Absatz');
    await person.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toBeVisible();
  });

  it('does not ask when nothing was entered, what was entered is gone again, or it only confirms', async () => {
    for (const [typed, discardsSilently] of [
      ['', false],
      ['   ', false],
      ['anna@example.de', true],
    ] as const) {
      const { person, onClose, unmount } = await writeIn(typed, discardsSilently);
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(onClose).toHaveBeenCalledTimes(1);
      unmount();
    }
  });

  it('keeps the keyboard inside', async () => {
    render(<Opener />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Öffnen' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    for (let stop = 0; stop < 6; stop++) {
      await person.tab();
      await waitFor(() => expect(screen.getByRole('dialog').matches(':focus-within')).toBe(true));
    }
  });

  it('closes by its button', async () => {
    render(<Opener />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Öffnen' }));
    await person.click(screen.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('cannot be closed while busy', async () => {
    const close = jest.fn();
    render(
      <Dialog open onClose={close} title="Speichert" busy>
        <p>Einen Moment</p>
      </Dialog>,
    );
    const person = userEvent.setup();
    await person.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Schließen' })).toBeDisabled();
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('submits the form in its body by the button in its footer, without the browser checking first', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <Dialog open onClose={() => {}} title="Review" onSubmit={submit} footer={<Button type="submit">Abgeben</Button>}>
        <input aria-label="Adresse" type="url" defaultValue="keine Adresse" required />
      </Dialog>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Abgeben' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('makes room for a toast instead of lying under it', async () => {
    render(<Dialog open onClose={() => {}} title="Review" />);
    expect(getComputedStyle(screen.getByRole('dialog')).maxHeight).toContain('--rz-toast-space');
    await act(() => Promise.resolve());
  });

  it('leaves messages outside audible', async () => {
    render(
      <>
        <ToastRegion>
          <ToastView title="Fehler" variant="destructive" onClose={() => {}} />
        </ToastRegion>
        <Dialog open onClose={() => {}} title="Review" />
      </>,
    );
    await act(() => Promise.resolve());
    expect(screen.getByRole('alert')).toHaveTextContent('Fehler');
  });
});

describe('ConfirmDialog', () => {
  it('asks before the deed, starting on the harmless answer', async () => {
    const confirm = jest.fn();
    const cancel = jest.fn();
    render(
      <ConfirmDialog
        open
        title="Möchtest du diese Plattform wirklich entfernen?"
        description="Das bleibt so."
        confirmLabel="Entfernen"
        tone="danger"
        onConfirm={confirm}
        onCancel={cancel}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Möchtest du diese Plattform wirklich entfernen?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
    await expectAccessible(dialog);
    const person = userEvent.setup();
    await person.keyboard('{Enter}');
    expect(cancel).toHaveBeenCalledTimes(1);
    await person.click(screen.getByRole('button', { name: 'Entfernen' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('waits while the deed is being done', async () => {
    const confirm = jest.fn();
    render(
      <ConfirmDialog open title="Wirklich?" confirmLabel="Entfernen" busy onConfirm={confirm} onCancel={() => {}} />,
    );
    await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: 'Entfernen' }));
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  });
});

describe('Drawer', () => {
  it('opens as a named dialog and closes on Escape', async () => {
    const close = jest.fn();
    render(
      <Drawer open onClose={close} title="Menü">
        <a href="/matches">Matches</a>
      </Drawer>,
    );
    await expectAccessible(screen.getByRole('dialog', { name: 'Menü' }));
    await userEvent.setup().keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });
});

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Öffnen</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Review abgeben"
        description="Schreib, was du erlebt hast."
        footer={<Button onClick={close}>Abbrechen</Button>}
      >
        <textarea aria-label="Deine Review" />
      </Dialog>
    </>
  );
}

/** A dialog with one text area, in which somebody wrote. */
async function writeIn(typed: string, discardsSilently = false) {
  const onClose = jest.fn();
  const { unmount } = render(<Written onClose={onClose} discardsSilently={discardsSilently} />);
  const person = userEvent.setup();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  if (typed) await person.keyboard(typed);
  return { person, onClose, unmount };
}

function Written({ onClose, discardsSilently }: { onClose: () => void; discardsSilently: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title="Review"
      discardsSilently={discardsSilently}
      footer={<DialogClose>Abbrechen</DialogClose>}
    >
      <textarea aria-label="Text" />
    </Dialog>
  );
}
