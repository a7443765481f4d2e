import { useUnsavedForm } from '@rezenso/platform';
import { BrowserRouter, Link, Route, Routes } from '@rezenso/platform/router';
import { expectAccessible } from '@rezenso/ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveQuestion } from './leave-question.tsx';

it('asks in words of our own, with the focus on staying, and goes only when the changes are given up', async () => {
  renderSettings();
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Matches' }));
  expect(await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus());
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Matches' }));
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(await screen.findByRole('heading', { name: 'Matches' })).toBeVisible();
});

describe('where the dialog’s code does not come', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.doMock('./leave.dialog.tsx', () => {
      throw new Error('The network is gone');
    });
  });

  it.each([
    ['gives the changes up', true],
    ['stays with everything typed', false],
  ])('the browser asks: whoever %s', async (_, isGivenUp) => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(isGivenUp);
    renderSettings();
    await userEvent.click(screen.getByRole('link', { name: 'Matches' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(confirm.mock.lastCall?.[0]).toContain('Eingaben verwerfen?');
    const heading = screen.queryByRole('heading', { name: 'Matches' });
    if (isGivenUp) expect(heading).toBeVisible();
    else expect(heading).toBeNull();
  });
});

function renderSettings() {
  window.history.replaceState(null, '', '/settings');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/settings" element={<DirtyForm />} />
        <Route path="/matches" element={<h1>Matches</h1>} />
      </Routes>
      <LeaveQuestion />
    </BrowserRouter>,
  );
}

function DirtyForm() {
  useUnsavedForm(true);
  return <Link to="/matches">Matches</Link>;
}
