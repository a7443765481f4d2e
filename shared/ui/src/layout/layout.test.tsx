import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/accessibility.ts';
import { Text } from '../typography/text.tsx';
import { Grid, Inline, Stack } from './flow.tsx';
import { Page } from './page.tsx';
import { Section } from './section.tsx';
import { SkipLink, VisuallyHidden } from './visually-hidden.tsx';

describe('Page', () => {
  it('heads the page with its one h1, a description and actions', async () => {
    render(
      <main>
        <Page title="Matches" description="Deine Partner" actions={<button type="button">Suchen</button>}>
          <Section title="Aktive Matches">
            <Text>Keine</Text>
          </Section>
        </Page>
      </main>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
    expect(screen.getByText('Deine Partner')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Suchen' })).toBeVisible();
    const region = screen.getByRole('region', { name: 'Aktive Matches' });
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Aktive Matches');
    await expectAccessible();
  });
});

describe('SkipLink', () => {
  it('is the first stop of the keyboard and leads to the content', async () => {
    render(
      <>
        <SkipLink targetId="inhalt" />
        <a href="/matches">Matches</a>
        <main id="inhalt" tabIndex={-1} />
      </>,
    );
    await userEvent.setup().tab();
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute('href', '#inhalt');
  });
});

describe('flow', () => {
  it('passes semantics on and keeps its own properties out of the HTML', () => {
    render(
      <Stack as="ul" gap={2} align="center" aria-label="Liste">
        <li>
          <Inline gap={1} nowrap justify="between">
            <Grid columns={2} twoOnPhone>
              <VisuallyHidden>nur zu hören</VisuallyHidden>
            </Grid>
          </Inline>
        </li>
      </Stack>,
    );
    const list = screen.getByRole('list', { name: 'Liste' });
    expect(list.outerHTML).not.toMatch(/ (gap|align|nowrap|justify|columns|twoonphone)=/i);
    expect(list).toHaveStyle({ gap: '0.5rem' });
    expect(screen.getByText('nur zu hören')).toBeInTheDocument();
  });
});
