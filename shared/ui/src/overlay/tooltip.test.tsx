import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.tsx';
import { expectAccessible } from '../testing/accessibility.ts';
import { Tooltip } from './tooltip.tsx';

describe('Tooltip', () => {
  it('explains on keyboard focus and goes on Escape, leaving focus where it is', async () => {
    render(<Explained />);
    const person = userEvent.setup();
    await person.tab();
    const button = screen.getByRole('button', { name: 'Score' });
    expect(screen.getByRole('tooltip')).toHaveTextContent('Wie gut ihr passt');
    expect(button).toHaveAccessibleDescription('Wie gut ihr passt');
    await expectAccessible();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('explains under a resting pointer, stays while it is on the words, and goes with it', async () => {
    render(<Explained />);
    const person = userEvent.setup();
    await person.hover(screen.getByRole('button', { name: 'Score' }));
    const tooltip = await screen.findByRole('tooltip');
    await person.hover(tooltip);
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(tooltip).toBeVisible();
    await person.unhover(tooltip);
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  });
});

function Explained() {
  return (
    <Tooltip content="Wie gut ihr passt">
      <Button>Score</Button>
    </Tooltip>
  );
}
