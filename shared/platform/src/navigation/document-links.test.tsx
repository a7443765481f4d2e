import { getCurrentUser } from '@rezenso/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { useSession } from '../session/session.ts';
import { fail, renderWithPlatform } from '../testing/index.tsx';
import { guardDocumentLinks } from './document-links.ts';

let end: () => void;
/** What a browser does then, jsdom cannot. */
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  end = guardDocumentLinks();
  window.addEventListener('click', stay);
});
afterEach(() => {
  end();
  window.removeEventListener('click', stay);
});

it('asks who is signed in when something is downloaded, since a browser keeps a refusal to itself', async () => {
  const { user, calls } = renderWithPlatform(<Page />, { answers: [fail(getCurrentUser, 'UNAUTHORIZED')] });
  await user.click(screen.getByText('Ein Bild'));
  expect(calls).toEqual([]);
  await user.click(screen.getByText('Auswertung'));
  expect(await screen.findByText('signed-out')).toBeVisible();
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([getCurrentUser.path]));
});

function Page() {
  const { state } = useSession();
  return (
    <>
      <p>{state}</p>
      <a href="blob:http://localhost/1" download>
        Ein Bild
      </a>
      <a href="/api/reviews/report" download>
        Auswertung
      </a>
    </>
  );
}
