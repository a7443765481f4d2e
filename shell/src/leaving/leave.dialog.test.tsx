import { useUnsavedForm } from '@rezenso/platform';
import { BrowserRouter, Link, Route, Routes } from '@rezenso/platform/router';
import { expectAccessible } from '@rezenso/ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveDialog } from './leave.dialog.tsx';

it('asks in words of our own, with the focus on staying, and goes only when the changes are given up', async () => {
  window.history.replaceState(null, '', '/settings');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/settings" element={<DirtyForm />} />
        <Route path="/matches" element={<h1>Matches</h1>} />
      </Routes>
      <LeaveDialog />
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Matches' }));
  expect(screen.getByRole('alertdialog', { name: 'Eingaben verwerfen?' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus());
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Matches' }));
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(await screen.findByRole('heading', { name: 'Matches' })).toBeVisible();
});

function DirtyForm() {
  useUnsavedForm(true);
  return <Link to="/matches">Matches</Link>;
}
