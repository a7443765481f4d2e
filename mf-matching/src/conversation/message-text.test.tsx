import { render, screen } from '@testing-library/react';
import { MessageText } from './message-text.tsx';

it('shows the host that an address really leads to where it poses as another', () => {
  render(<MessageText text="Schau mal: https://раураl.com/login" />);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(/^https:\/\/раураl\.com\/login \(xn--[\w-]+\.com\)$/);
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/xn--/));
});

it('opens what it opens in a tab of its own, which learns nothing of this one', () => {
  render(<MessageText text="https://cafe-anna.example" />);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
});

it('is nothing but text where there is no address', () => {
  const { container } = render(<MessageText text={'<img src=x onerror=alert(1)>\n&amp;'} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>\n&amp;');
});
