import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import { tellFailure, toast } from '@rezenso/platform';
import { useRef, useState } from 'react';
import { errorTitle } from '../texts.de.ts';
import { type Click, changesOf, completed, type Preference, type PreferenceChange } from './preference-rules.ts';
import { rememberPreferences, savePreference } from './preferences.resource.ts';
import { preferenceTexts } from './texts.de.ts';

type Wishes = Readonly<Partial<Record<AnyEmailType, PreferenceChange>>>;

/**
 * Shows every click at once and saves it behind: one write after the other, so that the last click wins on the server,
 * too. What could not be saved goes back to what is.
 */
export function usePreferenceClicks(saved: readonly Preference[]) {
  const [wishes, showWishes] = useState<Wishes>({});
  const latestWishes = useRef<Wishes>({});
  const confirmed = useRef<Preference[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const wish = (next: Wishes) => {
    latestWishes.current = next;
    showWishes(next);
  };
  const settle = (change: PreferenceChange) => {
    const { [change.emailType]: held, ...others } = latestWishes.current;
    if (held === change) wish(others);
  };

  const save = async (change: PreferenceChange) => {
    // A later click on the same switch has its own write.
    if (latestWishes.current[change.emailType] !== change) return;
    try {
      const answer = await savePreference(change);
      confirmed.current = confirmed.current.map((one) => (one.emailType === answer.emailType ? answer : one));
      await rememberPreferences(confirmed.current);
    } finally {
      settle(change);
    }
  };

  const preferences = completed(saved).map((preference) => ({ ...preference, ...wishes[preference.emailType] }));
  const click = (done: Click) => {
    const changes = changesOf(preferences, done);
    // With nothing on its way the cache says what the server holds; after that the answers do.
    if (Object.keys(latestWishes.current).length === 0) confirmed.current = completed(saved);
    wish({ ...latestWishes.current, ...Object.fromEntries(changes.map((change) => [change.emailType, change])) });
    queue.current = queue.current.then(async () => tell(await inTurn(changes, save)));
  };
  return { preferences, click };
}

/** @returns the first failure; the others are saved all the same */
async function inTurn(
  changes: readonly PreferenceChange[],
  save: (change: PreferenceChange) => Promise<void>,
): Promise<unknown> {
  let failure: unknown;
  for (const change of changes) await save(change).catch((error: unknown) => (failure ??= error));
  return failure;
}

function tell(failure: unknown): void {
  if (failure) tellFailure(failure, { title: errorTitle, description: preferenceTexts.failed });
  else toast({ title: preferenceTexts.done });
}
