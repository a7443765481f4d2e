import { getCurrentUser } from '@rezenso/contract/auth';
import { listNotifications, type Notification, readNotification } from '@rezenso/contract/notifications';
import { refreshSession } from '@rezenso/platform';
import { aMember, answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { tokens } from '@rezenso/ui/tokens';
import { act, fireEvent, screen } from '@testing-library/react';
import './celebration-card.tsx';
import { LowerCorner } from '../lower-corner/lower-corner.tsx';
import { Celebrations } from './celebrations.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2031-03-10T12:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const inCorner = (
  <LowerCorner>
    <Celebrations />
  </LowerCorner>
);
const levelUp = aNotice('1', { type: 'level.reached', title: 'Level Silber erreicht!', body: 'Stark!' });
const award = aNotice('2', { type: 'achievement.unlocked', title: 'Neuer Erfolg: Gut vernetzt', body: 'Glückwunsch!' });
const message = aNotice('3', { type: 'match.requested', title: 'Neue Anfrage', body: '' });

describe('celebrating', () => {
  it('shows the greatest of what was reached, names the others, and counts them as seen', async () => {
    const { calls } = open([message, award, levelUp]);
    await pass(3_000);
    const region = screen.getByRole('region', { name: 'Gerade erreicht' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveTextContent('Level Silber erreicht!Stark!… und ein weiterer Erfolg.');
    expect(document.body).toHaveFocus();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Weiter' })));
    expect(screen.queryByText('Level Silber erreicht!')).toBeNull();
    const read = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(read.toSorted()).toEqual([award, levelUp].map(({ id }) => `/api/notifications/${id}/read`).toSorted());
  });

  it('happens once, also after a reload and in another tab', async () => {
    const { unmount } = open([levelUp]);
    await pass(3_000);
    expect(screen.getByText('Level Silber erreicht!')).toBeVisible();
    unmount();
    open([levelUp]);
    await pass(3_000);
    expect(screen.queryByText('Level Silber erreicht!')).toBeNull();
  });

  it('comes shortly after the bell counts more', async () => {
    const { use } = open([], 0);
    await pass(5_000);
    await come(use, [levelUp]);
    await pass(3_000);
    expect(screen.getByText('Level Silber erreicht!')).toBeVisible();
  });

  it('waits for an open dialog', async () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    open([levelUp]);
    await pass(6_000);
    expect(screen.queryByText('Level Silber erreicht!')).toBeNull();
    dialog.remove();
    await pass(3_000);
    expect(screen.getByText('Level Silber erreicht!')).toBeVisible();
  });

  it('lies under a dialog that opens over it, and waits until that is gone', async () => {
    open([levelUp]);
    await pass(3_000);
    const { zIndex } = getComputedStyle(
      screen.getByRole('region', { name: 'Gerade erreicht' }).parentElement as Element,
    );
    expect(Number(zIndex)).toBeLessThan(tokens.layer.overlay);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await pass(30_000);
    expect(screen.getByText('Level Silber erreicht!')).toBeVisible();
    dialog.remove();
    await pass(12_000);
    expect(screen.queryByText('Level Silber erreicht!')).toBeNull();
  });

  it('leaves by itself, but not while somebody reads it, and goes with Escape', async () => {
    const { use } = open([levelUp]);
    await pass(3_000);
    const title = screen.getByText('Level Silber erreicht!');
    fireEvent.focus(screen.getByRole('button', { name: 'Weiter' }));
    await pass(20_000);
    expect(title).toBeVisible();
    fireEvent.blur(screen.getByRole('button', { name: 'Weiter' }));
    await pass(12_000);
    expect(title).not.toBeInTheDocument();
    localStorage.clear();
    await come(use, [message, levelUp, award]);
    await pass(3_000);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Weiter' }), { key: 'Escape' });
    await pass(0);
    expect(screen.queryByText('Level Silber erreicht!')).toBeNull();
  });

  it('tells the server when it has left by itself, so that no other device shows it again', async () => {
    const { calls } = open([levelUp]);
    await pass(3_000);
    await pass(12_000);
    expect(calls).toContainEqual(expect.objectContaining({ path: `/api/notifications/${levelUp.id}/read` }));
  });

  it('stays for a keyboard when the pointer leaves', async () => {
    open([levelUp]);
    await pass(3_000);
    const button = screen.getByRole('button', { name: 'Weiter' });
    fireEvent.focus(button);
    fireEvent.pointerEnter(button);
    fireEvent.pointerLeave(button);
    await pass(20_000);
    expect(button).toBeVisible();
  });

  it('lets nothing that comes meanwhile take its place', async () => {
    const { use } = open([award]);
    await pass(3_000);
    await come(use, [award, levelUp, message]);
    await pass(6_000);
    expect(screen.getByText('Neuer Erfolg: Gut vernetzt')).toBeVisible();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Weiter' })));
    await pass(3_000);
    expect(screen.getByText('Level Silber erreicht!')).toBeVisible();
  });

  it('waits for a tab that nobody looks at', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open([levelUp]);
    await pass(6_000);
    expect(screen.queryByText('Level Silber erreicht!')).toBeNull();
    hidden.mockRestore();
    await pass(3_000);
    expect(screen.getByText('Level Silber erreicht!')).toBeVisible();
  });

  it.each([
    ['was read', { readAt: '2031-03-10T11:00:00.000Z' }],
    ['is older than a week', { createdAt: '2031-03-01T11:00:00.000Z' }],
    ['is something else', { type: 'match.requested' }],
  ])('leaves to the bell what %s', async (_, differing) => {
    open([{ ...levelUp, ...differing }]);
    await pass(5_000);
    expect(screen.queryByText('Level Silber erreicht!')).toBeNull();
  });

  it('says nothing when the news cannot be loaded', async () => {
    const { use } = open([]);
    use(fail(listNotifications, 'INTERNAL'));
    await pass(5_000);
    expect(screen.getByRole('region', { name: 'Gerade erreicht' })).toBeEmptyDOMElement();
  });

  it('has no accessibility fault', async () => {
    open([levelUp]);
    await pass(3_000);
    jest.useRealTimers();
    await expectAccessible();
  });
});

function open(notifications: Notification[], unread = notifications.length + 1) {
  return renderWithPlatform(inCorner, {
    session: { unreadNotifications: unread },
    answers: [
      answer(getCurrentUser, { ...aMember, unreadNotifications: unread }),
      answer(listNotifications, { notifications, unread }),
      ...notifications.map(() => answer(readNotification, { ok: true })),
    ],
  });
}

/** The bell counts more, as the page learns from the server. */
async function come(use: ReturnType<typeof open>['use'], notifications: Notification[]): Promise<void> {
  const unread = notifications.length;
  use(
    answer(listNotifications, { notifications, unread }),
    answer(getCurrentUser, { ...aMember, unreadNotifications: unread }),
  );
  await act(refreshSession);
}

async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

function aNotice(digit: string, differing: Partial<Notification>): Notification {
  return {
    id: `00000000-0000-4000-8000-00000000000${digit}`,
    type: '',
    title: '',
    body: '',
    href: '/',
    readAt: null,
    createdAt: '2031-03-10T11:00:00.000Z',
    ...differing,
  };
}
