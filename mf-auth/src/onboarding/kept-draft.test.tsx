import { startLanguage } from '@rezenso/contract/language-catalogue';
import { screen } from '@testing-library/react';
import { filledProfile, newProfile, openOnboarding } from '../testing/onboarding.tsx';
import { initialValuesOf } from './initial-values.ts';
import { readDraft } from './kept-draft.ts';

const key = `rezenso:kept:${newProfile.id}:onboarding`;

beforeEach(() => localStorage.clear());

describe('what was typed', () => {
  it('is there again after a reload, on the same step', async () => {
    const { user, unmount } = await openOnboarding({ profile: filledProfile, step: 2 });
    await user.clear(screen.getByLabelText(/Zielgruppe/));
    await user.type(screen.getByLabelText(/Zielgruppe/), 'Nachbarn');
    unmount();
    await openOnboarding({ profile: filledProfile, step: 2 });
    expect(screen.getByLabelText(/Zielgruppe/)).toHaveValue('Nachbarn');
    expect(screen.getByText('Schritt 2 von 4')).toBeVisible();
  });

  it('is given up with the page when the person says so, and kept on the page otherwise', async () => {
    const { user, location } = await openOnboarding({ profile: filledProfile });
    await user.type(screen.getByLabelText(/Vorname/), 'lena');
    await user.click(screen.getByRole('link', { name: 'Anderswohin' }));
    await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(screen.getByLabelText(/Vorname/)).toHaveValue('Annalena');
    expect(readDraft(filledProfile.id)).toMatchObject({ firstName: 'Annalena' });
    await user.click(screen.getByRole('link', { name: 'Anderswohin' }));
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(location()).toBe('/');
    expect(readDraft(filledProfile.id)).toEqual({});
  });

  it('belongs to the account that typed it', async () => {
    localStorage.setItem('rezenso:kept:somebody-else:onboarding', JSON.stringify({ firstName: 'Fremd' }));
    await openOnboarding();
    expect(screen.getByLabelText(/Vorname/)).toHaveValue('');
  });

  it.each(['{', 'null', '7', '"text"', '[]'])('starts anew when storage holds %s', async (kept) => {
    localStorage.setItem(key, kept);
    await openOnboarding();
    expect(screen.getByLabelText(/Vorname/)).toHaveValue('');
  });

  it('works without storage', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('forbidden');
      });
    const { user } = await openOnboarding();
    await user.type(screen.getByLabelText(/Vorname/), 'Anna');
    expect(screen.getByLabelText(/Vorname/)).toHaveValue('Anna');
    expect(readDraft(newProfile.id)).toEqual({});
  });
});

describe('the values to start with', () => {
  it('choose German and the language of the page', () => {
    startLanguage('en', {});
    expect(initialValuesOf(newProfile, {}).languages).toEqual(['de', 'en']);
    globalThis.__rezensoLanguage = undefined;
    expect(initialValuesOf(newProfile, {}).languages).toEqual(['de']);
  });

  it('are German and otherwise empty for a new account', () => {
    expect(initialValuesOf(newProfile, {})).toMatchObject({
      firstName: '',
      languages: ['de'],
      registeredPlatforms: [],
    });
  });

  it('take from a tampered draft only what the form knows', () => {
    const draft = {
      firstName: 7,
      isAdmin: true,
      languages: ['xx', 'fr'],
      registeredPlatforms: 'google',
      platforms: null,
    };
    const values = initialValuesOf(filledProfile, draft as never);
    expect(values).toMatchObject({
      firstName: 'Anna',
      languages: ['fr'],
      registeredPlatforms: ['google', 'trustpilot'],
      platforms: {},
    });
    expect(values).not.toHaveProperty('isAdmin');
  });
});
