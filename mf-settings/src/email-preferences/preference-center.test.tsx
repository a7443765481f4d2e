import {
  type EmailPreference,
  listAllEmailPreferences,
  listEmailPreferences,
  saveAnyEmailPreference,
  saveEmailPreference,
} from '@rezenso/contract/email-preferences';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { noLaterKinds, somePreferences } from '../testing/preferences.ts';
import { PreferenceCenter } from './preference-center.tsx';

const saves = savesAfter(somePreferences());

describe('the preference centre', () => {
  it('shows four categories, of which Essentiell and Features stand open', async () => {
    const { container, user } = show();
    expect(await category('Essentiell')).toHaveAttribute('aria-expanded', 'true');
    expect(await category('Features')).toHaveAttribute('aria-expanded', 'true');
    expect(await category('Marketing')).toHaveAttribute('aria-expanded', 'false');
    expect(await category('System')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('switch')).toHaveLength(5);
    await user.click(await category('Marketing'));
    await user.click(await category('System'));
    expect(screen.getAllByRole('switch')).toHaveLength(8);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('locks the system type and says why', async () => {
    const { user } = show();
    await user.click(await category('System'));
    const system = screen.getByRole('switch', { name: 'Systemnachrichten' });
    expect(system).toBeChecked();
    expect(system).toBeDisabled();
    expect(system).toHaveAccessibleDescription(/lassen sie sich nicht abschalten/);
    expect(screen.queryByRole('combobox', { name: /System/ })).toBeNull();
  });

  it('says when a kind was last sent, in German', async () => {
    show(somePreferences({ level_up: { lastSent: '2026-11-05T23:30:00.000Z' } }));
    expect(await screen.findByText('Zuletzt gesendet: 06.11.2026')).toBeVisible();
  });

  it('switches off with never, and on again with the frequency from before', async () => {
    const { user, calls } = show(somePreferences({ level_up: { frequency: 'monthly' } }));
    await user.click(await findSwitch('Neues Level'));
    expect(frequency('Neues Level')).toHaveValue('never');
    expect(await screen.findByText('Einstellungen gespeichert!')).toBeVisible();
    await user.click(await findSwitch('Neues Level'));
    expect(frequency('Neues Level')).toHaveValue('monthly');
    await waitFor(() => expect(bodies(calls)).toHaveLength(2));
    expect(bodies(calls)).toEqual([
      { emailType: 'level_up', enabled: false, frequency: 'never' },
      { emailType: 'level_up', enabled: true, frequency: 'monthly' },
    ]);
  });

  it('switches by the frequency', async () => {
    const { user } = show();
    await user.click(await category('Marketing'));
    await user.selectOptions(frequency('Newsletter'), 'Wöchentlich');
    expect(await findSwitch('Newsletter')).toBeChecked();
    await user.selectOptions(frequency('Newsletter'), 'Nie');
    expect(await findSwitch('Newsletter')).not.toBeChecked();
  });

  it('restores after a reload, too, what the server remembers', async () => {
    const off = { enabled: false, frequency: 'never', priorFrequency: 'weekly' } as const;
    const { user, calls } = show(somePreferences({ level_up: off }));
    await user.click(await findSwitch('Neues Level'));
    expect(frequency('Neues Level')).toHaveValue('weekly');
    await waitFor(() => expect(bodies(calls)).toEqual([{ emailType: 'level_up', enabled: true, frequency: 'weekly' }]));
  });

  it('sets to weekly what is on and ends marketing by one click each', async () => {
    const { user, calls } = show(somePreferences({ marketing: { enabled: true, frequency: 'daily' } }));
    await user.click(await screen.findByRole('button', { name: 'Alle auf wöchentlich' }));
    await waitFor(() => expect(bodies(calls)).toHaveLength(6));
    expect(frequency('Willkommen')).toHaveValue('weekly');
    await user.click(await category('Marketing'));
    expect(await findSwitch('Newsletter')).not.toBeChecked();
    expect(await findSwitch('Angebote')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Marketing deaktivieren' }));
    await waitFor(() => expect(bodies(calls)).toHaveLength(7));
    expect(await findSwitch('Angebote')).not.toBeChecked();
    expect(await screen.findByText('Einstellungen gespeichert!')).toBeVisible();
  });
});

describe('kinds that came later', () => {
  it('stand in their category and are saved by their own call', async () => {
    const messages = { emailType: 'messages', enabled: true, frequency: 'immediate', lastSent: null } as const;
    const { user, calls } = show(
      somePreferences(),
      answer(listAllEmailPreferences, [messages, { ...messages, emailType: 'pigeons' }]),
      answer(saveAnyEmailPreference, { ...messages, frequency: 'daily' }),
    );
    expect(await screen.findByRole('button', { name: 'Essentiell 4 von 4 aktiv' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Häufigkeit: Nachrichten' }), 'Täglich');
    await waitFor(() => expect(bodies(calls)).toEqual([{ enabled: true, frequency: 'daily' }]));
    expect(calls.findLast(({ method }) => method !== 'GET')?.path).toBe('/api/email-preferences/messages');
    expect(frequency('Nachrichten')).toHaveValue('daily');
  });
});

describe('saving', () => {
  it('shows a click at once, and takes it back when it could not be saved', async () => {
    const refused = hold(fail(saveEmailPreference, 'INTERNAL'));
    const { user } = show(somePreferences(), refused);
    await user.click(await findSwitch('Willkommen'));
    expect(await findSwitch('Willkommen')).not.toBeChecked();
    refused.release();
    expect(await screen.findByText('E-Mail-Einstellungen konnten nicht gespeichert werden.')).toBeVisible();
    expect(screen.getByText('Fehler')).toBeVisible();
    expect(await findSwitch('Willkommen')).toBeChecked();
    expect(frequency('Willkommen')).toHaveValue('immediate');
  });

  it('keeps the last of several quick clicks, and sends nothing in between', async () => {
    const held = hold(saves);
    const { user, calls } = show(somePreferences(), held);
    for (const word of ['Täglich', 'Wöchentlich', 'Monatlich'])
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Häufigkeit: Abonnement' }), word);
    held.release();
    await waitFor(() => expect(bodies(calls).map((body) => body?.frequency)).toEqual(['daily', 'monthly']));
    expect(frequency('Abonnement')).toHaveValue('monthly');
  });

  it('saves what can be saved when one of several fails', async () => {
    const refusal = fail(saveEmailPreference, 'INTERNAL');
    const { user, calls } = show(somePreferences(), {
      ...saves,
      respond: (call) => ((call.body as EmailPreference).emailType === 'welcome' ? refusal : saves).respond(call),
    });
    await user.click(await screen.findByRole('button', { name: 'Alle auf wöchentlich' }));
    expect(await screen.findByText('E-Mail-Einstellungen konnten nicht gespeichert werden.')).toBeVisible();
    expect(frequency('Willkommen')).toHaveValue('immediate');
    expect(frequency('Abonnement')).toHaveValue('weekly');
    expect(bodies(calls)).toHaveLength(5);
  });

  it('leads to the sign-in when the session has expired', async () => {
    const { user, departures } = show(somePreferences(), fail(saveEmailPreference, 'UNAUTHORIZED'));
    await user.click(await findSwitch('Willkommen'));
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

describe('while there is nothing to show', () => {
  it('shows its shape', async () => {
    const held = hold(answer(listEmailPreferences, somePreferences()));
    const { container } = renderWithPlatform(<PreferenceCenter />, { answers: [held, hold(noLaterKinds)] });
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    held.release();
    expect(await findSwitch('Willkommen')).toBeVisible();
  });

  it('says that it could not be loaded, and loads on request', async () => {
    const { user, use, container } = renderWithPlatform(<PreferenceCenter />, {
      answers: [offline(listEmailPreferences), noLaterKinds],
    });
    expect(await screen.findByText('Deine E-Mail-Einstellungen konnten nicht geladen werden')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    use(answer(listEmailPreferences, somePreferences()));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await findSwitch('Willkommen')).toBeVisible();
  });
});

function show(preferences = somePreferences(), ...more: Stub[]) {
  return renderWithPlatform(<PreferenceCenter />, {
    answers: [answer(listEmailPreferences, preferences), noLaterKinds, savesAfter(preferences), ...more],
  });
}

/** Saves as the server does, which remembers how often a kind came before it was switched off. */
function savesAfter(preferences: readonly EmailPreference[]): Stub {
  const known = new Map(preferences.map((preference) => [preference.emailType, preference]));
  return answer(saveEmailPreference, ({ body }) => {
    const change = body as EmailPreference;
    const before = known.get(change.emailType);
    const last = before?.enabled ? before.frequency : before?.priorFrequency;
    const saved = { ...change, priorFrequency: change.enabled ? null : last, lastSent: null };
    known.set(change.emailType, saved);
    return saved;
  });
}

function category(name: string) {
  return screen.findByRole('button', { name: new RegExp(`^${name} \\d von \\d aktiv$`) });
}

function findSwitch(name: string) {
  return screen.findByRole('switch', { name });
}

function frequency(name: string) {
  return screen.getByRole('combobox', { name: `Häufigkeit: ${name}` });
}

function bodies(calls: ReturnType<typeof show>['calls']) {
  return calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as EmailPreference);
}
