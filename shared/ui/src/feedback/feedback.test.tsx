import { ApiError, ContractViolation } from '@rezenso/platform';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchIcon } from '../icons.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { Banner } from './banner.tsx';
import { LastKnown } from './last-known.tsx';
import { Loading, Skeleton, SkeletonCard } from './skeleton.tsx';
import { SkeletonForm } from './skeleton-form.tsx';
import { FullPageSpinner } from './spinner.tsx';
import { EmptyState, ErrorState } from './states.tsx';
import { ToastRegion, ToastView } from './toast-view.tsx';

describe('Banner', () => {
  it.each([
    ['danger', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('of tone %s is announced as %s', async (tone, role) => {
    render(
      <Banner tone={tone} title="Titel">
        Text
      </Banner>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('TitelText');
    await expectAccessible();
  });

  it('can be closed when somebody listens', async () => {
    const dismiss = jest.fn();
    render(<Banner onDismiss={dismiss}>Text</Banner>);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Schließen' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });
});

describe('loading', () => {
  it('says once that something loads and hides its grey shapes from screen readers', async () => {
    render(
      <Loading>
        <Skeleton shape="circle" />
        <SkeletonCard withAvatar lines={2} />
        <SkeletonForm />
      </Loading>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Laden\.\.\.$/);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('fills a page with a spinner that speaks', async () => {
    render(<FullPageSpinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Laden...');
    await expectAccessible();
  });
});

describe('EmptyState', () => {
  it('says what to do next', async () => {
    render(
      <EmptyState
        level={2}
        icon={SearchIcon}
        title="Noch keine Matches"
        description="Finde einen Partner."
        action={<a href="/matches">Los</a>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Noch keine Matches' })).toBeVisible();
    expect(screen.getByText('Finde einen Partner.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Los' })).toBeVisible();
    await expectAccessible();
  });
});

describe('ErrorState', () => {
  it('says that there is a new version when the answer could not be read, and offers to load the page anew', async () => {
    const words = { title: 'Deine Matches fehlen', description: 'Bitte prüfe deine Verbindung.' };
    const failure = <ErrorState {...words} error={new ContractViolation('x')} onRetry={() => {}} />;
    const { departures } = renderWithPlatform(failure);
    expect(screen.getByRole('alert')).toHaveTextContent('Es gibt eine neue Version');
    expect(screen.queryByText(/Verbindung/)).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Neu laden' }));
    expect(departures).toEqual(['reload']);
  });

  it('leaves every other failure its words, and does not offer to reload twice', () => {
    const words = { title: 'Deine Matches fehlen', description: 'Bitte prüfe deine Verbindung.' };
    sessionStorage.setItem('rezenso.reloaded', String(Date.now()));
    const { rerender } = render(<ErrorState {...words} error={new ContractViolation('x')} onRetry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet anders');
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    rerender(<ErrorState {...words} error={new Error('offline')} onRetry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfe deine Verbindung.');
  });

  it.each([
    [
      'no connection',
      new ApiError(0, 'Keine Verbindung. Bitte prüfe dein Internet und versuche es erneut.'),
      /Internet/,
    ],
    ['a page of a proxy', new ApiError(502, ''), /^Der Server hatte ein Problem/],
    ['what the server says', new ApiError(503, 'Gerade ist viel los.'), 'Gerade ist viel los.'],
    ['a fault of this page', new TypeError('x is undefined'), /^Der Server hatte ein Problem/],
  ])('finds words for %s', (_, error, words) => {
    render(<ErrorState title="Deine Matches fehlen" error={error} onRetry={() => {}} />);
    expect(screen.getByText(words)).toBeVisible();
    if (error instanceof ApiError && error.status === 0) return;
    expect(screen.queryByText(/Verbindung|Internet/)).toBeNull();
  });

  it('says what failed and offers to try again', async () => {
    const retry = jest.fn();
    render(<ErrorState level={2} title="Deine Matches konnten nicht geladen werden." onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Deine Matches konnten nicht geladen werden.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  it('does not retry twice at once, and offers nothing when nothing can be done', () => {
    const { rerender } = render(<ErrorState onRetry={() => {}} retrying />);
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toHaveAttribute('aria-busy', 'true');
    rerender(<ErrorState />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('ToastView', () => {
  it.each([
    ['default', 'status'],
    ['destructive', 'alert'],
  ] as const)('of variant %s is announced as %s inside the region of messages', async (variant, role) => {
    const close = jest.fn();
    render(
      <ToastRegion>
        <ToastView title="Match erstellt" description="Ahrens weiß Bescheid." variant={variant} onClose={close} />
      </ToastRegion>,
    );
    expect(screen.getByRole('region', { name: 'Meldungen' })).toContainElement(screen.getByRole(role));
    expect(screen.getByRole(role)).toHaveTextContent('Match erstelltAhrens weiß Bescheid.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Schließen' }));
    expect(close).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });
});

describe('a notice', () => {
  it('has neither the tick of what worked nor the mark of what failed', () => {
    const looks = [{}, { variant: 'destructive' }, { isNotice: true }] as const;
    const drawn = looks.map((look) => {
      const { container, unmount } = render(<ToastView title="Für heute genug" {...look} onClose={() => {}} />);
      const { innerHTML } = container.querySelector('svg') ?? {};
      unmount();
      return innerHTML;
    });
    expect(new Set(drawn).size).toBe(3);
  });
});

describe('ToastRegion', () => {
  it.each([
    ['the top', { top: 12, bottom: 100 }, '112px'],
    ['the bottom', { top: window.innerHeight - 124, bottom: window.innerHeight - 24 }, '136px'],
  ])('tells dialogs how much room a toast takes at %s, and that it is gone', (_, box, taken) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
    const { style } = document.documentElement;
    const shown = <ToastView key="1" title="Match erstellt" onClose={() => {}} />;
    const { rerender } = render(<ToastRegion />);
    expect(style.getPropertyValue('--rz-toast-space')).toBe('');
    rerender(<ToastRegion>{[shown]}</ToastRegion>);
    expect(style.getPropertyValue('--rz-toast-space')).toBe(taken);
    rerender(<ToastRegion>{[]}</ToastRegion>);
    expect(style.getPropertyValue('--rz-toast-space')).toBe('');
    jest.restoreAllMocks();
  });
});

describe('LastKnown', () => {
  const shown = <p>Drei Matches</p>;

  it('says nothing while the content is as the server has it', () => {
    render(
      <LastKnown error={undefined} onRetry={() => {}}>
        {shown}
      </LastKnown>,
    );
    expect(screen.getByText('Drei Matches')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps the content when reading again fails, says so, and tries again on request', async () => {
    const retry = jest.fn();
    render(
      <LastKnown error={new ApiError(502, '')} onRetry={retry}>
        {shown}
      </LastKnown>,
    );
    expect(screen.getByText('Drei Matches')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Hier steht der letzte Stand.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  it('offers to load the page anew when the answer could not be read', async () => {
    const { departures, user } = renderWithPlatform(
      <LastKnown error={new ContractViolation('x')} onRetry={() => {}}>
        {shown}
      </LastKnown>,
    );
    expect(screen.getByText('Es gibt eine neue Version.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Neu laden' }));
    expect(departures).toEqual(['reload']);
  });

  it('leaves an expired session to the sign-in', () => {
    render(
      <LastKnown error={new ApiError(401, 'Unauthorized')} onRetry={() => {}}>
        {shown}
      </LastKnown>,
    );
    expect(screen.queryByRole('status')).toBeNull();
  });
});
