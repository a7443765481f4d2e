import { getCurrentUser } from '@rezenso/contract/auth';
import { act, renderHook, screen } from '@testing-library/react';
import { tellFailure } from '../session/expiry.ts';
import { renderWithPlatform, unreadable } from '../testing/index.tsx';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { messageOf } from './message-of.ts';
import { newVersionOf, reloadForNewVersion, useNewVersion } from './new-version.ts';

const failed = { title: 'Fehler', description: 'Bitte prüfe deine Verbindung.' };

it('says that there is a new version when an answer cannot be read, and that the write may have been carried out', async () => {
  renderWithPlatform(<p>Seite</p>, { answers: [unreadable(getCurrentUser)] });
  const { result } = renderHook(useNewVersion);
  const error = await act(failureOf);
  act(() => tellFailure(error, failed));
  expect(screen.getByText('Es gibt eine neue Version')).toBeVisible();
  expect(messageOf(error, 'sonst')).toBe(
    'Es gibt eine neue Version. Bitte lade die Seite neu. Dann siehst du auch, ob es geklappt hat.',
  );
  expect(newVersionOf(error)).toMatchObject({ title: 'Es gibt eine neue Version', canReload: true });
  expect(result.current).toBe(true);
});

it('does not send people in circles when reloading did not help', async () => {
  const { departures } = renderWithPlatform(<p>Seite</p>, { answers: [unreadable(getCurrentUser)] });
  reloadForNewVersion();
  expect(departures).toEqual(['reload']);
  const error = await failureOf();
  expect(newVersionOf(error)).toMatchObject({ title: 'Das hat gerade nicht geklappt', canReload: false });
  expect(messageOf(error, 'sonst')).toMatch(/^Der Server antwortet anders/);
  expect(renderHook(useNewVersion).result.current).toBe(false);
});

it('offers the reload again when some time has passed', async () => {
  renderWithPlatform(<p>Seite</p>, { answers: [unreadable(getCurrentUser)] });
  reloadForNewVersion(Date.now() - 5 * 60_000);
  expect(newVersionOf(await failureOf())).toMatchObject({ canReload: true });
});

it('leaves a dead network and a refusal their own words', async () => {
  renderWithPlatform(<p>Seite</p>);
  for (const error of [new ApiError(0, 'Keine Verbindung.'), new ApiError(500, ''), new Error('bug')]) {
    expect(newVersionOf(error)).toBeUndefined();
    act(() => tellFailure(error, failed));
    expect(screen.getByText('Bitte prüfe deine Verbindung.')).toBeVisible();
  }
});

function failureOf(): Promise<unknown> {
  return call(getCurrentUser).then(
    () => new Error('the call should have failed'),
    (error: unknown) => error,
  );
}
