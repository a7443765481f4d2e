import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useEffect, useState } from 'react';
import { expectAccessible } from './accessibility.ts';

it('is no complaint of React when an answer arrives during an audit', async () => {
  const answer = Promise.withResolvers<string>();
  const { container } = render(<Loaded answer={answer.promise} />);
  const audited = axe(container);
  answer.resolve('Da');
  expect(await audited).toHaveNoViolations();
  expect(screen.getByText('Da')).toBeVisible();
});

it('is none either when everything on the page is looked at, and drawn afterwards', async () => {
  const answer = Promise.withResolvers<string>();
  render(<Loaded answer={answer.promise} />);
  const looked = expectAccessible();
  answer.resolve('Da');
  await looked;
  expect(screen.getByText('Da')).toBeVisible();
});

function Loaded({ answer }: { answer: Promise<string> }) {
  const [text, setText] = useState('Laden');
  useEffect(() => {
    void answer.then(setText);
  }, [answer]);
  return <p>{text}</p>;
}
