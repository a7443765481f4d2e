import { chooseLanguage } from '@rezenso/contract/auth';
import { answer, fail, hold, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { LanguageCard } from './language.card.tsx';

afterEach(() => {
  delete document.documentElement.dataset.languages;
});

describe('the language of the site', () => {
  it.each([undefined, 'de', 'de klingonisch'])('cannot be chosen where the document offers %s', (languages) => {
    const { container } = show(languages);
    expect(container).not.toHaveTextContent('Sprache');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is offered with each in its own words, and says what a choice does', async () => {
    const { container } = show('de en');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sprache');
    const group = screen.getByRole('group', { name: 'Sprache' });
    expect(group).toHaveAccessibleDescription('Deine Wahl gilt sofort: Die Seite lädt dann neu.');
    expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is saved at once, and the page loaded anew', async () => {
    const { user, calls, departures } = show('de en', answer(chooseLanguage, { ok: true }));
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(departures).toEqual(['/settings/notifications']));
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'PUT', path: '/api/auth/language', body: { language: 'en' } }),
    );
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  });

  it('is chosen once, whatever is clicked meanwhile', async () => {
    const held = hold(answer(chooseLanguage, { ok: true }));
    const { user, calls, departures } = show('de en', held);
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
    held.release();
    await waitFor(() => expect(departures).toEqual(['/settings/notifications']));
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('stays what it was when it could not be saved', async () => {
    const { user, departures, use } = show('de en', fail(chooseLanguage, 'INTERNAL'));
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByText('Die Sprache konnte nicht geändert werden.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    expect(departures).toEqual([]);
    use(answer(chooseLanguage, { ok: true }));
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(departures).toHaveLength(1));
  });
});

function show(languages: string | undefined, ...answers: Stub[]) {
  if (languages !== undefined) document.documentElement.dataset.languages = languages;
  return renderWithPlatform(<LanguageCard />, { answers });
}
