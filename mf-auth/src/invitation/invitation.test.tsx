import type { ErrorCode } from '@rezenso/contract/errors';
import { acceptInvitation, describeInvitation } from '@rezenso/contract/team';
import { answer, fail, offline, type PlatformOptions, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import InvitationPage from './invitation.page.tsx';

const token = 'A'.repeat(43);
const invited = (companyName: string | null = 'Café Anna') =>
  answer(describeInvitation, { companyName, invitedBy: 'anna@cafe-anna.example', email: 'bert@cafe-anna.example' });
const accepted = answer(acceptInvitation, { redirectTo: '/' });

describe('an invitation', () => {
  it('says who invites, what one may do, and sends nothing before the button is pressed', async () => {
    const { calls } = open([invited()]);
    expect(await title('Im Team von Café Anna mitarbeiten?')).toBeVisible();
    expect(screen.getByText(/anna@cafe-anna\.example lädt dich ein\. .* mit bert@cafe-anna\.example an/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/Verlassen kannst du das Team jederzeit/)).toBeVisible();
    expect(screen.queryByText(/Hier ist gerade/)).toBeNull();
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
    await expectAccessible();
  });

  it('names no company where there is none yet', async () => {
    open([invited(null)]);
    expect(await title('In einem Team mitarbeiten?')).toBeVisible();
  });

  it('is accepted once, and begins in a new document', async () => {
    const { user, calls, departures } = open([invited(), accepted]);
    await user.dblClick(await screen.findByRole('button', { name: 'Einladung annehmen' }));
    await waitFor(() => expect(departures).toEqual(['/']));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('says to who is signed in as somebody else what accepting means here', async () => {
    open([invited()], { email: 'anna@cafe-anna.example' });
    expect(await screen.findByText(/Hier ist gerade anna@cafe-anna\.example angemeldet/)).toBeVisible();
  });

  it.each<ErrorCode>(['LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED', 'VALIDATION_FAILED'])(
    'that is over leads to the sign-in: %s',
    async (code) => {
      open([fail(describeInvitation, code)]);
      expect(await title('Diese Einladung gilt nicht mehr')).toHaveFocus();
      expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/magic-link');
      await expectAccessible();
    },
  );

  it.each<[ErrorCode, string]>([
    ['LINK_USED', 'Diese Einladung gilt nicht mehr'],
    ['EMAIL_TAKEN', 'Deine Adresse gehört schon zu einem Konto'],
  ])('that ends on the click says why: %s', async (code, said) => {
    const { user, departures } = open([invited(), fail(acceptInvitation, code)]);
    await user.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
    expect(await title(said)).toHaveFocus();
    expect(departures).toEqual([]);
  });

  it.each([offline(acceptInvitation), fail(acceptInvitation, 'TEAM_FULL')])(
    'that could not be accepted stays, with the reason',
    async (failure) => {
      const { user } = open([invited(), failure]);
      await user.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
      expect(await screen.findByText('Das hat nicht geklappt')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Einladung annehmen' })).toBeEnabled();
    },
  );

  it('can be asked for again when it could not be read', async () => {
    const { user, use } = open([fail(describeInvitation, 'INTERNAL')]);
    expect(await title('Die Einladung konnte nicht geladen werden')).toBeVisible();
    use(invited());
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await title('Im Team von Café Anna mitarbeiten?')).toBeVisible();
  });
});

function open(answers: Stub[], session: PlatformOptions['session'] = null) {
  return renderWithPlatform(<InvitationPage />, {
    answers,
    session,
    route: `/invitation/${token}`,
    path: '/invitation/:token',
  });
}

function title(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}
