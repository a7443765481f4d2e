import { confirmEmailChange, describeEmailChange, type EmailChangeSide } from '@rezenso/contract/email-address';
import { answer, fail, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { cleanup, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { newEmail } from '../testing/email-addresses.ts';
import EmailChangePage from './email-change.page.tsx';

const token = 'A'.repeat(43);
const proposed = (side: EmailChangeSide, companyName: string | null = 'Café Anna') =>
  answer(describeEmailChange, { side, newEmail, companyName });
const agreed = (waitsFor: EmailChangeSide | null) => answer(confirmEmailChange, { newEmail, waitsFor });

describe('the link in the mail to the mailbox until now', () => {
  it('asks first, and sends nothing before the answer', async () => {
    const { calls, container } = open([proposed('old')]);
    expect(await title('E-Mail-Adresse ändern?')).toBeVisible();
    expect(
      screen.getByText(/Das Konto von Café Anna soll sich künftig mit hallo@cafe-anna\.example anmelden/),
    ).toBeVisible();
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says which mailbox is still missing', async () => {
    const { user } = open([proposed('old'), agreed('new')]);
    await user.click(await screen.findByRole('button', { name: 'Ja, Adresse ändern' }));
    expect(await title('Danke, eine Bestätigung fehlt noch')).toBeVisible();
    expect(screen.getByText(`Öffne jetzt die E-Mail an ${newEmail} und bestätige auch dort.`)).toBeVisible();
  });

  it('names no company where there is none yet', async () => {
    open([proposed('old', null)]);
    expect(await screen.findByText(/^Das Konto soll sich künftig/)).toBeVisible();
  });
});

describe('the link in the mail to the new mailbox', () => {
  it('agrees once, and leads on when the address is changed', async () => {
    const { user, calls, container } = open([proposed('new'), agreed(null)]);
    expect(await title('Gehört diese Adresse dir?')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Ja, das ist meine Adresse' }));
    expect(await title('Deine E-Mail-Adresse ist geändert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Zu den Einstellungen' })).toHaveAttribute('href', '/settings/privacy');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says where its reader stays signed in, here only who is signed in with it', async () => {
    const { user } = open([proposed('new'), agreed(null)], { email: newEmail });
    await user.click(await screen.findByRole('button', { name: 'Ja, das ist meine Adresse' }));
    expect(
      await screen.findByText(/bleibst du hier und dort.* auf allen anderen Geräten bist du abgemeldet/),
    ).toBeVisible();
    cleanup();
    const stranger = open([proposed('new'), agreed(null)], { email: 'jemand@anders.example' });
    await stranger.user.click(await screen.findByRole('button', { name: 'Ja, das ist meine Adresse' }));
    expect(await screen.findByText(/bleibst du dort, wo du die Änderung begonnen hast/)).toBeVisible();
  });

  it('says so when the mailbox until now is missing, and leads a visitor home', async () => {
    const { user } = open([proposed('new'), agreed('old')], null);
    await user.click(await screen.findByRole('button', { name: 'Ja, das ist meine Adresse' }));
    expect(await screen.findByText(/in deinem bisherigen Postfach/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['old', 'Danke, eine Bestätigung fehlt noch'],
    [null, 'Deine E-Mail-Adresse ist geändert'],
  ] as const)('asks nothing twice where it was answered before, and waits for %s', async (waitsFor, words) => {
    const { calls } = open([
      answer(describeEmailChange, { side: 'new', newEmail, companyName: 'Café Anna', agreed: { waitsFor } }),
    ]);
    expect(await title(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ja, das ist meine Adresse' })).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says that the address is taken by now', async () => {
    const { user } = open([proposed('new'), fail(confirmEmailChange, 'EMAIL_TAKEN')]);
    await user.click(await screen.findByRole('button', { name: 'Ja, das ist meine Adresse' }));
    expect(await title('Diese Adresse ist vergeben')).toBeVisible();
    expect(screen.getByText(/inzwischen ein anderes Konto/)).toBeVisible();
  });

  it('can be tried again when it did not arrive', async () => {
    const { user, use } = open([proposed('new'), offline(confirmEmailChange)]);
    const yes = await screen.findByRole('button', { name: 'Ja, das ist meine Adresse' });
    await user.click(yes);
    expect(await screen.findByText('Das hat nicht geklappt')).toBeVisible();
    use(agreed(null));
    await user.click(yes);
    expect(await title('Deine E-Mail-Adresse ist geändert')).toBeVisible();
  });
});

describe('a link that is of no use', () => {
  it.each(['LINK_INVALID', 'LINK_EXPIRED'] as const)('says so and leads on: %s', async (code) => {
    const { container } = open([fail(describeEmailChange, code)]);
    expect(await title('Dieser Link hilft nicht weiter')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('may also have ended while it was being looked at', async () => {
    const { user } = open([proposed('old'), fail(confirmEmailChange, 'LINK_EXPIRED')]);
    await user.click(await screen.findByRole('button', { name: 'Ja, Adresse ändern' }));
    expect(await title('Dieser Link hilft nicht weiter')).toBeVisible();
  });

  it('is not said to be one that could not be checked, which can be asked again', async () => {
    const { user, use } = open([offline(describeEmailChange)]);
    expect(await title('Der Link konnte nicht geprüft werden')).toBeVisible();
    use(proposed('old'));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await title('E-Mail-Adresse ändern?')).toBeVisible();
  });
});

function open(answers: Stub[], session?: null | { email: string }) {
  return renderWithPlatform(<EmailChangePage />, {
    route: `/email-change/${token}`,
    path: '/email-change/:token',
    answers,
    ...(session !== undefined && { session }),
  });
}

function title(name: string) {
  return screen.findByRole('heading', { level: 1, name });
}
