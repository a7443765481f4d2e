import { render, screen } from '@testing-library/react';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';

const words = 'Inzwischen hat sich hier etwas geändert.';

it('says that what the form was opened from is different now, until it is the same again', () => {
  const { rerender } = render(<ChangedMeanwhile standsOn={{ status: 'pending' }}>Ansehen</ChangedMeanwhile>);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  rerender(<ChangedMeanwhile standsOn={{ status: 'accepted' }}>Ansehen</ChangedMeanwhile>);
  expect(screen.getByRole('status')).toHaveTextContent(`${words}Ansehen`);
  rerender(<ChangedMeanwhile standsOn={{ status: 'pending' }}>Ansehen</ChangedMeanwhile>);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('says so too when it is gone, but not of what the form itself changes', () => {
  const { rerender } = render(<ChangedMeanwhile standsOn={{ status: 'pending' }} />);
  rerender(<ChangedMeanwhile standsOn={undefined} isQuiet />);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  rerender(<ChangedMeanwhile standsOn={undefined} />);
  expect(screen.getByText(words)).toBeVisible();
});
