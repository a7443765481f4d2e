import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useVisibleHeight } from './use-visible-height.ts';

/** What can be seen, as browsers tell it. */
class Viewport extends EventTarget {
  height = 800;
}

function Frame() {
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  return <div data-testid="frame" ref={frame} />;
}

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

it('ends above the keyboard of a phone, and where the screen ends without one', () => {
  const viewport = new Viewport();
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  const { unmount } = render(<Frame />);
  const frame = screen.getByTestId('frame');
  expect(frame).toHaveStyle({ height: '800px' });
  viewport.height = 430;
  act(() => void viewport.dispatchEvent(new Event('resize')));
  expect(frame).toHaveStyle({ height: '430px' });
  unmount();
  viewport.height = 800;
  viewport.dispatchEvent(new Event('resize'));
  expect(frame).toHaveStyle({ height: '430px' });
});

it('leaves the height to the styles where browsers do not tell', () => {
  render(<Frame />);
  expect(screen.getByTestId('frame').style.height).toBe('');
});
