import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, use } from 'react';
import { lentReact } from './lent-react.tsx';

const never = new Promise<string>(() => {});

it("gives up a module's own Suspense after ten seconds, too", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => {
    render(
      <Catch>
        <lentReact.Suspense fallback="lädt">
          <Waiting />
        </lentReact.Suspense>
      </Catch>,
    );
  });
  await act(() => jest.advanceTimersByTimeAsync(9_990));
  expect(screen.getByText('lädt')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('EndlessSuspense')).toBeVisible();
  jest.useRealTimers();
});

function Waiting() {
  return use(never);
}

class Catch extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render(): ReactNode {
    return this.state.error ? <p>{this.state.error.name}</p> : this.props.children;
  }
}
