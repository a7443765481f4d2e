import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFirstScreen } from './use-first-screen.ts';

const drawn: number[] = [];

function List() {
  const [count, setCount] = useState(5);
  const all = Array.from({ length: count }, (_, index) => `Eintrag ${index + 1}`);
  const entries = useFirstScreen(all, 2);
  drawn.push(entries.length);
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setCount(8)}>
        Mehr
      </button>
    </>
  );
}

it('draws the first screen first, then all, and what comes later at once', () => {
  drawn.length = 0;
  render(<List />);
  expect(drawn).toEqual([2, 5]);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  act(() => screen.getByRole('button').click());
  expect(drawn).toEqual([2, 5, 8]);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

it('draws more of them first where more are seen', () => {
  drawn.length = 0;
  jest.replaceProperty(window, 'innerHeight', 1400);
  render(<List />);
  expect(drawn).toEqual([4, 5]);
});
