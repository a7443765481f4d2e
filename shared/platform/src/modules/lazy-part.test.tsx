import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazy-part.tsx';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'gescheitert' : this.props.children;
  }
}

const part = () => Promise.resolve({ default: ({ name }: { name: string }) => <p>Hallo {name}</p> });

it('loads a part once, when it is first shown', async () => {
  const load = jest.fn(part);
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  show(<Part name="Anna" />);
  expect(await screen.findByText('Hallo Anna')).toBeVisible();
  show(<Part name="Ben" />);
  expect(await screen.findByText('Hallo Ben')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads anew what did not arrive, but only when somebody asks to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(part).mockRejectedValueOnce(new Error('lost'));
  const Part = lazyPart(load);
  const first = show(<Part name="Anna" />);
  expect(await screen.findByText('gescheitert')).toBeVisible();
  first.unmount();
  const second = show(<Part name="Anna" />);
  expect(await screen.findByText('gescheitert')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  second.unmount();
  window.__rezensoAttempt = 1;
  show(<Part name="Anna" />);
  expect(await screen.findByText('Hallo Anna')).toBeVisible();
});

function show(children: ReactNode) {
  return render(
    <Boundary>
      <Suspense fallback="lädt">{children}</Suspense>
    </Boundary>,
  );
}
