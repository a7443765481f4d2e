import { BrowserRouter } from '@rezenso/platform/router';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, startTransition } from 'react';
import { lentReact } from './lent-react.tsx';
import { lentRouter } from './lent-router.ts';
import { noteTimer } from './render-loop.ts';

const { useState, useReducer, useSyncExternalStore } = lentReact;
/** When the clock is looked at, and how often a frame is drawn. */
let now = 0;
let nextFrame: (() => void) | undefined;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    nextFrame = () => frame(now);
    return 1;
  });
});

it.each([
  ['useState', () => useState(0)[1]],
  [
    'useReducer',
    () => {
      const [, again] = useReducer((times: number) => times + 1, 0);
      return again;
    },
  ],
  [
    'useActionState',
    () => {
      const [, again] = lentReact.useActionState((times: number) => times + 1, 0);
      return () => startTransition(() => again());
    },
  ],
  [
    'useLocation',
    () => {
      lentRouter.useLocation();
      return useState(0)[1];
    },
  ],
])('breaks a component that draws itself again and again by %s, within a second', (_, useAgain) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const again = drawing(useAgain);
  const startedAt = now;
  for (let times = 1; times < 1000 && !screen.queryByText('RenderLoop'); times += 1) {
    now += 2;
    again(times);
  }
  expect(screen.getByText('RenderLoop')).toBeVisible();
  expect(now - startedAt).toBeLessThan(1000);
});

it.each([60, 144, 240])('lets an animation draw every one of %s frames a second', (perSecond) => {
  const again = drawing(() => useState(0)[1]);
  for (let frame = 1; frame < perSecond * 3; frame += 1) {
    now += 1000 / perSecond;
    nextFrame?.();
    again(frame);
  }
  expect(screen.getByText('gut')).toBeVisible();
});

it.each([
  ['every 100 ms', 100, 1, 60],
  ['every 10 ms on a screen that saves energy', 10, 1, 30],
  ['as often as timers fire', 4, 1, 60],
  ['as often as timers fire, with a state derived from it,', 4, 2, 60],
  ['every 10 ms on a page that is busy', 10, 2, 15],
])('lets a stopwatch draw %s', (_, everyMs, renders, framesPerSecond) => {
  const again = drawing(() => useState(0)[1]);
  let drawnUntil = now;
  for (let tick = 1; tick * everyMs < 4000; tick += 1) {
    now += everyMs;
    noteTimer();
    for (; drawnUntil < now; drawnUntil += 1000 / framesPerSecond) nextFrame?.();
    for (let derived = 0; derived < renders; derived += 1) again(tick + derived / 2);
  }
  expect(screen.getByText('gut')).toBeVisible();
});

it('breaks a loop of a timer that each drawing sets anew, without a pause', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const again = drawing(() => useState(0)[1]);
  for (let times = 1; times < 20_000 && !screen.queryByText('RenderLoop'); times += 1) {
    now += 0.1;
    noteTimer();
    if (times % 160 === 0) nextFrame?.();
    again(times);
  }
  expect(screen.getByText('RenderLoop')).toBeVisible();
});

it('breaks a loop also while timers fire beside it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const again = drawing(() => useState(0)[1]);
  const startedAt = now;
  for (let times = 1; times < 2000 && !screen.queryByText('RenderLoop'); times += 1) {
    now += 1;
    if (times % 5 === 0) noteTimer();
    if (times % 16 === 0) nextFrame?.();
    again(times);
  }
  expect(screen.getByText('RenderLoop')).toBeVisible();
  expect(now - startedAt).toBeLessThan(1000);
});

it('lets a chain of drawings come to an end', () => {
  const again = drawing(() => useState(0)[1]);
  for (let times = 1; times < 400; times += 1) {
    now += 1;
    again(times);
  }
  expect(screen.getByText('gut')).toBeVisible();
});

it('counts components that follow a store, and says nothing of the many of a list', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Catch>
      {Array.from({ length: 60 }, (_, index) => index).map((key) => (
        <Follower key={key} />
      ))}
    </Catch>,
  );
  expect(screen.queryByText('RenderLoop')).toBeNull();
  for (let times = 1; times < 600 && listeners.size > 0; times += 1) {
    now += 2;
    value = times;
    act(() => {
      for (const listener of listeners) listener();
    });
  }
  expect(screen.getByText('RenderLoop')).toBeVisible();
});

/** Draws a component. @returns draws it again */
function drawing(useAgain: () => (value: number) => void): (value: number) => void {
  const drawn = { again: (_: number) => {} };
  render(
    <BrowserRouter>
      <Catch>
        <Drawn useAgain={useAgain} onDrawn={(again) => Object.assign(drawn, { again })} />
      </Catch>
    </BrowserRouter>,
  );
  return (value) => act(() => drawn.again(value));
}

type Again = (value: number) => void;

function Drawn({ useAgain, onDrawn }: { useAgain: () => Again; onDrawn(again: Again): void }) {
  onDrawn(useAgain());
  return <p>gut</p>;
}

const listeners = new Set<() => void>();
let value = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function Follower() {
  return <p>{useSyncExternalStore(subscribe, () => value)}</p>;
}

class Catch extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render(): ReactNode {
    return this.state.error ? <p>{this.state.error.name}</p> : this.props.children;
  }
}

describe('a cleanup', () => {
  it.each([
    ['useEffect', lentReact.useEffect],
    ['useLayoutEffect', lentReact.useLayoutEffect],
    ['useInsertionEffect', lentReact.useInsertionEffect],
  ])('of %s that throws is reported, and takes nothing else off the page', (_, useThis) => {
    const report = jest.fn();
    Object.assign(window, { reportError: report });
    const page = (isShown: boolean) => (
      <>
        <h1>Rezenso</h1>
        {isShown && <Failing use={useThis} />}
      </>
    );
    const { rerender } = render(page(true));
    rerender(page(false));
    expect(screen.getByRole('heading', { name: 'Rezenso' })).toBeVisible();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'weg' }));
  });

  it('that is a promise is none, and one that works is called with the effect that follows', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const cleanUp = jest.fn();
    const { rerender, unmount } = render(<Working times={1} cleanUp={cleanUp} />);
    rerender(<Working times={2} cleanUp={cleanUp} />);
    expect(cleanUp).toHaveBeenCalledTimes(1);
    unmount();
    expect(cleanUp).toHaveBeenCalledTimes(2);
  });
});

function Failing({ use: useThis }: { use: typeof lentReact.useEffect }) {
  useThis(() => () => fail(), []);
  return null;
}

function fail(): never {
  throw new Error('weg');
}

function Working({ times, cleanUp }: { times: number; cleanUp: () => void }) {
  lentReact.useEffect((async () => {}) as never, [times]);
  lentReact.useEffect(() => (times > 0 ? cleanUp : undefined), [times, cleanUp]);
  return <h1>Rezenso</h1>;
}
