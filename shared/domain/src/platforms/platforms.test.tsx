import { BadgeList } from '@rezenso/ui/display';
import { render, screen } from '@testing-library/react';
import { PlatformBadge, PlatformIcon, platformName } from './platform.tsx';

describe('platforms', () => {
  it.each([
    ['google', 'Google'],
    ['trustpilot', 'Trustpilot'],
    ['proven_expert', 'ProvenExpert'],
    ['facebook', 'Facebook'],
    ['yelp', 'Yelp'],
    ['kununu', 'kununu'],
    ['jameda', 'jameda'],
    ['other', 'Sonstige'],
    ['toString', 'toString'],
  ])('calls %s %s', (id, name) => {
    expect(platformName(id)).toBe(name);
  });

  it('draws a silent tile for known and unknown platforms', () => {
    const { container } = render(
      <>
        <PlatformIcon platform="jameda" />
        <PlatformIcon platform="neu" />
      </>,
    );
    expect([...container.children].map((tile) => tile.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  });

  it('stand in a list of badges with tile and name', () => {
    render(
      <BadgeList
        label="Plattformen"
        items={['google', 'yelp', 'facebook', 'kununu', 'other']}
        render={(id) => <PlatformBadge platform={id} />}
      />,
    );
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual(['GGoogle', 'YYelp', 'fFacebook', '+2 weitere']);
  });
});
