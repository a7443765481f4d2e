import { render, screen } from '@testing-library/react';
import { ExternalLinkIcon, Icon } from '../icons.ts';
import { ExternalLink } from './external-link.tsx';

describe('a link to an address that a member typed', () => {
  it('leads there in a tab of its own, without telling where from', () => {
    render(<ExternalLink address="HTTPS://Firma.de/">Zur Website</ExternalLink>);
    const link = screen.getByRole('link', { name: 'Zur Website' });
    expect(link).toHaveAttribute('href', 'https://firma.de');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it.each([
    'http:a.b/../../api/logout',
    '/api/logout',
    'javascript:alert(1)',
    `${window.location.origin}/api/logout`,
    null,
  ])('is no link but what stands for it when the address is %s', (address) => {
    render(
      <ExternalLink address={address} otherwise="Keine Adresse">
        Zur Website
      </ExternalLink>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Keine Adresse')).toBeVisible();
  });

  it('is a row of text and icon, whose gap is not underlined, and else runs with its text', () => {
    render(
      <>
        <ExternalLink address="https://firma.de">
          Website <Icon of={ExternalLinkIcon} size="sm" />
        </ExternalLink>
        <ExternalLink address="https://firma.de">Karte</ExternalLink>
      </>,
    );
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Website')).toHaveStyle({ display: 'inline-flex' });
    expect(link('Karte')).not.toHaveStyle({ display: 'inline-flex' });
  });
});
