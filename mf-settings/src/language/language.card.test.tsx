import { chooseLanguage } from '@rezenso/contract/auth';
import { hasUnsavedForms, useUnsavedForm } from '@rezenso/platform';
import { answer, fail, hold, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
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

  describe('while something else in the settings is not saved', () => {
    it('is not changed before somebody gives that up', async () => {
      const { user, calls, departures } = show('de en', answer(chooseLanguage, { ok: true }));
      render(<Unsaved />);
      await user.click(screen.getByRole('radio', { name: 'English' }));
      const question = await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' });
      expect([changesIn(calls), departures]).toEqual([[], []]);
      expect(await axe(question)).toHaveNoViolations();
      await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
      expect([changesIn(calls), departures, hasUnsavedForms()]).toEqual([[], [], true]);
    });

    it('is changed once they do, and nothing asks again', async () => {
      const { user, calls, departures } = show('de en', answer(chooseLanguage, { ok: true }));
      render(<Unsaved />);
      await user.click(screen.getByRole('radio', { name: 'English' }));
      await user.click(await screen.findByRole('button', { name: 'Verwerfen und Sprache ändern' }));
      await waitFor(() => expect(departures).toEqual(['/settings/notifications']));
      expect([changesIn(calls), hasUnsavedForms()]).toEqual([[{ language: 'en' }], false]);
    });

    it('leaves it unsaved and guarded when the language could not be changed', async () => {
      const { user, departures } = show('de en', fail(chooseLanguage, 'INTERNAL'));
      render(<Unsaved />);
      await user.click(screen.getByRole('radio', { name: 'English' }));
      await user.click(await screen.findByRole('button', { name: 'Verwerfen und Sprache ändern' }));
      expect(await screen.findByText('Die Sprache konnte nicht geändert werden.')).toBeVisible();
      expect([departures, hasUnsavedForms()]).toEqual([[], true]);
    });
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

function Unsaved() {
  useUnsavedForm(true, { within: '/settings' });
  return null;
}

function changesIn(calls: ReturnType<typeof show>['calls']) {
  return calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

function show(languages: string | undefined, ...answers: Stub[]) {
  if (languages !== undefined) document.documentElement.dataset.languages = languages;
  return renderWithPlatform(<LanguageCard />, { answers });
}
