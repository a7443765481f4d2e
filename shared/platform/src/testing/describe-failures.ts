import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import { renderHook, screen } from '@testing-library/react';
import { useNewVersion } from '../client/new-version.ts';
import type { PlatformRender } from './render-with-platform.tsx';
import { emptyFailure, proxyPage, type Stub, unreadable } from './stub-api.ts';

/** A call that may fail, and what the specification lets people read then. */
export interface FailingCall {
  /** What the person does: 'accepting a match'. */
  name: string;
  endpoint: AnyEndpoint;
  /** Shows the page and does it, with the failure in place of an answer. */
  attempt(failure: Stub): Promise<PlatformRender>;
  /** The fallback of the specification, where the answer says nothing that people can read. */
  sentence: string | RegExp;
  /** What an answer that cannot be read is told as; a new version unless the specification says otherwise. */
  unreadable?: string | RegExp;
  /** Who offers to load the page anew: the failure itself (default), or the shell where there is only a toast. */
  reloadBy?: 'page' | 'shell';
}

/** Tests of what people read when something between page and server answers in its place, or the server is newer. */
export function describeFailures(calls: readonly FailingCall[]): void {
  describe.each(calls)(
    '$name',
    ({ endpoint, attempt, sentence, unreadable: words = newVersion, reloadBy = 'page' }) => {
      it.each([
        ['a page of a proxy', proxyPage(endpoint, 502)],
        ['nothing', emptyFailure(endpoint, 500)],
      ])('reads as specified when the answer is %s', async (_, failure) => {
        await attempt(failure);
        expect((await screen.findAllByText(sentence))[0]).toBeVisible();
        expect(document.body).not.toHaveTextContent(/nginx|Bad Gateway|<html/);
      });

      it('reads as specified when the answer cannot be read', async () => {
        const { user, departures } = await attempt(unreadable(endpoint));
        expect((await screen.findAllByText(words))[0]).toBeVisible();
        if (words !== newVersion) return;
        if (reloadBy === 'shell') expect(renderHook(useNewVersion).result.current).toBe(true);
        else {
          await user.click(screen.getByRole('button', { name: 'Neu laden' }));
          expect(departures).toEqual(['reload']);
        }
      });
    },
  );
}

const newVersion = /^Es gibt eine neue Version/;
