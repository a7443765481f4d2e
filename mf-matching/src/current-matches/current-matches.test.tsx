import { listMatches, listPotentialMatches, type PotentialMatch } from '@rezenso/contract/matches';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPartner } from '../testing/matches.ts';
import { noMessages } from '../testing/no-messages.ts';
import CurrentMatchesCard from './current-matches.card.tsx';

describe('the card of current matches', () => {
  it('shows the two best suggestions and the way to all', async () => {
    const { container } = open([1, 2, 3].map((number) => aPartner({ user: aUser(number) })));
    expect(await screen.findByText('Firma 1')).toBeVisible();
    expect(screen.getByText('Firma 2')).toBeVisible();
    expect(screen.queryByText('Firma 3')).toBeNull();
    expect(screen.getByRole('link', { name: 'Alle ansehen' })).toHaveAttribute('href', '/matches');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('reads the matches ahead, as the specification has the dashboard do', async () => {
    const { calls } = open([aPartner()]);
    await screen.findByText('Radhaus Freiburg');
    expect(calls.map(({ path }) => path)).toContain('/api/matches');
  });

  it('leads to the profile when there is nobody to suggest', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'Profil ergänzen' })).toHaveAttribute(
      'href',
      '/settings?feld=targetAudience',
    );
  });

  it('says what failed and recovers with a retry', async () => {
    const { user, use } = renderWithPlatform(<CurrentMatchesCard />, {
      answers: [noMessages, fail(listPotentialMatches, 'INTERNAL'), answer(listMatches, [])],
    });
    expect(await screen.findByText('Matches konnten nicht geladen werden')).toBeVisible();
    use(answer(listPotentialMatches, [aPartner()]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Radhaus Freiburg')).toBeVisible();
  });
});

function open(partners: PotentialMatch[]) {
  return renderWithPlatform(<CurrentMatchesCard />, {
    answers: [noMessages, answer(listPotentialMatches, partners), answer(listMatches, [])],
  });
}

function aUser(number: number): PotentialMatch['user'] {
  return { ...aPartner().user, id: `00000000-0000-4000-8000-00000000010${number}`, companyName: `Firma ${number}` };
}
