import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useScroll } from './use-scroll.ts';

const lineHeight = 100;
const viewHeight = 300;

interface ListProps {
  first: number;
  last: number;
  isLastMine?: boolean;
  onStart?: () => void;
}

/** As many lines as there are messages, each as high as the next: jsdom draws nothing. */
function List({ first, last, isLastMine = false, onStart = () => undefined }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { hasNewBelow, onScroll, toEnd } = useScroll(list, { first, last, isLastMine }, onStart);
  const measured = (element: HTMLDivElement | null) => {
    list.current = element;
    if (!element) return;
    Object.defineProperty(element, 'scrollHeight', { value: (last - first + 1) * lineHeight, configurable: true });
    Object.defineProperty(element, 'clientHeight', { value: viewHeight, configurable: true });
    element.scrollTo = (to) => {
      element.scrollTop = (to as ScrollToOptions).top ?? 0;
    };
  };
  return (
    <div data-testid="list" ref={measured} onScroll={onScroll}>
      {hasNewBelow && (
        <button type="button" onClick={toEnd}>
          Neu
        </button>
      )}
    </div>
  );
}

const list = () => screen.getByTestId('list');

function scrollTo(top: number) {
  list().scrollTop = top;
  act(() => void list().dispatchEvent(new Event('scroll', { bubbles: true })));
}

it('opens at the newest message, and follows what is new while one reads there', () => {
  const { rerender } = render(<List first={41} last={60} />);
  expect(list().scrollTop).toBe(2000);
  scrollTo(1700);
  rerender(<List first={41} last={61} />);
  expect(list().scrollTop).toBe(2100);
  expect(screen.queryByRole('button')).toBeNull();
});

it('stands still when older ones come in above', () => {
  const { rerender } = render(<List first={41} last={60} />);
  scrollTo(500);
  rerender(<List first={21} last={60} />);
  // The same line is as far from the end as before.
  expect(list().scrollTop).toBe(2500);
});

it('stands still for a new message while one reads further up, and leads there when asked', () => {
  const { rerender } = render(<List first={41} last={60} />);
  scrollTo(500);
  rerender(<List first={41} last={61} />);
  expect(list().scrollTop).toBe(500);
  act(() => screen.getByRole('button', { name: 'Neu' }).click());
  expect(list().scrollTop).toBe(2100);
  scrollTo(1800);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows whoever writes what was written', () => {
  const { rerender } = render(<List first={41} last={60} />);
  scrollTo(500);
  rerender(<List first={41} last={61} isLastMine />);
  expect(list().scrollTop).toBe(2100);
});

it('asks for older ones near the beginning, and not before', () => {
  const onStart = jest.fn();
  render(<List first={41} last={60} onStart={onStart} />);
  scrollTo(700);
  expect(onStart).not.toHaveBeenCalled();
  scrollTo(40);
  expect(onStart).toHaveBeenCalledTimes(1);
});
