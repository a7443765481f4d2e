import { render, screen, within } from '@testing-library/react';
import { StarIcon } from '../icons.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from './card.tsx';
import { StatCard } from './stat-card.tsx';

describe('Card', () => {
  it('carries title, description, actions and footer, as the element it is told to be', async () => {
    render(
      <Card as="article" interactive highlighted>
        <CardHeader description="Einzelhandel" actions={<a href="/x">Mehr</a>}>
          <CardTitle>Goldschmiede Ahrens</CardTitle>
        </CardHeader>
        <CardBody>Inhalt</CardBody>
        <CardFooter>
          <button type="button">Annehmen</button>
        </CardFooter>
      </Card>,
    );
    const card = screen.getByRole('article');
    expect(within(card).getByRole('heading', { level: 3, name: 'Goldschmiede Ahrens' })).toBeVisible();
    expect(within(card).getByText('Einzelhandel')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Mehr' })).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Annehmen' })).toBeVisible();
    expect(card.outerHTML).not.toMatch(/ (interactive|highlighted)=/);
    await expectAccessible();
  });
});

describe('StatCard', () => {
  it('is a group named by its label', async () => {
    render(<StatCard label="Bewertung" value="4,8" hint="aus 89 Bewertungen" icon={StarIcon} />);
    const group = screen.getByRole('group', { name: 'Bewertung' });
    expect(group).toHaveTextContent('4,8');
    expect(group).toHaveTextContent('aus 89 Bewertungen');
    await expectAccessible();
  });
});
