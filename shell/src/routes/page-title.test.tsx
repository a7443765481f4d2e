import { Link } from '@rezenso/platform/router';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { Page } from '@rezenso/ui/layout';
import { TabPanel, Tabs } from '@rezenso/ui/tabs';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PageTitle } from './page-title.tsx';

const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

it('names the document after the heading, also one that comes later', async () => {
  const { user } = renderWithPlatform(<Late />, { route: '/matches' });
  await titled('Matches – Rezenso');
  await user.click(screen.getByRole('button', { name: 'weiter' }));
  await titled('Nachrichten – Rezenso');
});

it('adds the chosen tab, without how much is behind it', async () => {
  const { user } = renderWithPlatform(<Settings />, { route: '/settings' });
  await titled('Einstellungen: Profil – Rezenso');
  await user.click(screen.getByRole('tab', { name: /Team/ }));
  await titled('Einstellungen: Team – Rezenso');
});

it('takes the name that a heading gives in place of what it says', async () => {
  renderWithPlatform(
    <>
      <PageTitle />
      <h1 data-title="Dashboard">Guten Morgen, Anna!</h1>
    </>,
    { route: '/' },
  );
  await titled('Dashboard – Rezenso');
});

it('leaves the landing page the name of the site, and comes back to it', async () => {
  const { user } = renderWithPlatform(
    <>
      <PageTitle />
      <h1>Seite</h1>
      <Link to="/magic-link">hin</Link>
      <Link to="/">her</Link>
    </>,
    { route: '/', session: null },
  );
  const ofSite = document.title;
  expect(ofSite).not.toContain('Seite');
  await user.click(screen.getByRole('link', { name: 'hin' }));
  await titled('Seite – Rezenso');
  await user.click(screen.getByRole('link', { name: 'her' }));
  await waitFor(() => expect(document.title).not.toContain('Seite'));
});

function Late() {
  const [title, setTitle] = useState('Matches');
  return (
    <>
      <PageTitle />
      <Page title={title} />
      <button type="button" onClick={() => setTitle('Nachrichten')}>
        weiter
      </button>
    </>
  );
}

function Settings() {
  const [tab, setTab] = useState('profile');
  return (
    <main>
      <PageTitle />
      <Page title="Einstellungen">
        <Tabs
          label="Einstellungen"
          tabs={[
            { value: 'profile', label: 'Profil' },
            { value: 'team', label: 'Team', count: 3 },
          ]}
          value={tab}
          onChange={setTab}
        >
          <TabPanel value={tab}>Inhalt</TabPanel>
        </Tabs>
      </Page>
    </main>
  );
}
