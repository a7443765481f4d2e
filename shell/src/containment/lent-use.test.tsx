import { act, render, screen } from '@testing-library/react';
import { Component, createContext, type ReactNode, useState } from 'react';
import { noteDeeds } from './deeds.ts';
import { lentReact } from './lent-react.tsx';

const { use } = lentReact;
let asked = 0;
let go: (to: string) => void;

beforeAll(noteDeeds);
beforeEach(() => {
  asked = 0;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('gives up a component that waits for a new promise at each drawing, before its fallback does', async () => {
  await show(<Endless />);
  await answered(30);
  expect(screen.getByText('EndlessSuspense')).toBeVisible();
  expect(asked).toBeLessThan(40);
});

it('gives it up in a transition, too, where the page before would stay for ever', async () => {
  await show(<Pages />);
  expect(screen.getByText('erste')).toBeVisible();
  await act(async () => lentReact.startTransition(() => go('endless')));
  await answered(30);
  expect(screen.getByText('EndlessSuspense')).toBeVisible();
});

it('begins anew for whoever tries again', async () => {
  for (const round of ['first', 'second']) {
    const { unmount } = await show(<Endless />);
    // How often React draws for one answer is its own matter; one is far from what is given up.
    await answered(1);
    expect([round, screen.queryByText('EndlessSuspense')]).toEqual([round, null]);
    await answered(30);
    expect(screen.getByText('EndlessSuspense')).toBeVisible();
    unmount();
    await passed(1);
  }
});

it('lets many promises come that are kept, at once and one after the other', async () => {
  const many = Array.from({ length: 40 }, (_, name) => ({ name, promise: later(name) }));
  await show(many.map(({ name, promise }) => <Kept key={name} promise={promise} />));
  await passed(5);
  expect(screen.getAllByText(/^\d+$/)).toHaveLength(40);
  for (let page = 0; page < 40; page += 1) {
    const { unmount } = await show(<Kept promise={later(page)} />);
    await passed(5);
    unmount();
  }
  expect(screen.queryByText('EndlessSuspense')).toBeNull();
});

it('lets somebody type ahead of the answers', async () => {
  await show(<Pages />);
  for (let key = 0; key < 40; key += 1) {
    dispatchEvent(new KeyboardEvent('keydown'));
    // Each answer is overtaken by the next key.
    const answer = later(key);
    await act(async () => lentReact.startTransition(() => go(`typed ${key}`)));
    await answer;
  }
  await passed(3);
  expect(screen.getByText('typed 39')).toBeVisible();
});

it('reads contexts, and throws what a promise was rejected with', async () => {
  await show(<Reading />);
  expect(screen.getByText('gut')).toBeVisible();
  await show(<Kept promise={Promise.reject(new TypeError('weg'))} />);
  await passed(5);
  expect(screen.getByText('TypeError')).toBeVisible();
});

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), 2));
}

/** So many times something comes. */
async function passed(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await act(() => later(time));
}

async function show(content: ReactNode) {
  return act(async () =>
    render(
      <Catch>
        <lentReact.Suspense fallback="lädt">{content}</lentReact.Suspense>
      </Catch>,
    ),
  );
}

/** What came while React still draws would be used. */
const answers: (() => void)[] = [];

/** So many times all that is waited for comes. */
async function answered(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await act(async () => {
      for (const answer of answers.splice(0)) answer();
    });
}

function Endless() {
  asked += 1;
  return <p>{use(new Promise<string>((resolve) => answers.push(() => resolve('da'))))}</p>;
}

function Kept<T extends ReactNode>({ promise }: { promise: Promise<T> }) {
  return <p>{use(promise)}</p>;
}

const context = createContext('gut');

function Reading() {
  return <p>{use(context)}</p>;
}

const pages = new Map<string, Promise<string>>();

function Pages() {
  const [page, setPage] = useState('erste');
  go = setPage;
  if (page === 'endless') return <Endless />;
  if (page === 'erste') return <p>erste</p>;
  const answer = pages.get(page) ?? later(page);
  pages.set(page, answer);
  return <Kept promise={answer} />;
}

class Catch extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render(): ReactNode {
    return this.state.error ? <p>{this.state.error.name}</p> : this.props.children;
  }
}
