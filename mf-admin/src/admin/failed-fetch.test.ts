import { ApiError } from '@rezenso/platform';
import { failedFetch, isRefused, serverMessageOf } from './failed-fetch.ts';

it('carries the name by which operators look it up, and the answer as its cause', () => {
  const cause = new ApiError(500, 'Bei uns ist etwas schiefgelaufen.');
  const failed = failedFetch('Failed to fetch users', cause);
  expect(failed).toMatchObject({ name: 'FailedFetch', message: 'Failed to fetch users', cause });
});

it.each([undefined, null])('is nothing where nothing failed: %s', (error) => {
  expect(failedFetch('Failed to fetch users', error)).toBeUndefined();
});

it('tells a role that is not enough from every other failure', () => {
  expect(isRefused(new ApiError(403, 'Dafür fehlt dir die Berechtigung.'))).toBe(true);
  for (const other of [new ApiError(401, ''), new ApiError(404, ''), new Error('403'), 403, undefined])
    expect(isRefused(other)).toBe(false);
});

it('says what the server said, and what was tried where there was no answer', () => {
  const fallback = 'Fehler beim Aktualisieren der Rolle';
  expect(serverMessageOf(new ApiError(409, 'Mindestens ein Super-Admin muss bleiben.'), fallback)).toBe(
    'Mindestens ein Super-Admin muss bleiben.',
  );
  expect(serverMessageOf(new ApiError(0, 'Keine Verbindung'), fallback)).toBe(fallback);
  expect(serverMessageOf(new ApiError(502, ''), fallback)).toBe(fallback);
});
