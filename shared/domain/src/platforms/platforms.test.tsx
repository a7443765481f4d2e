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

  it('has the mark of a platform where there is one, otherwise its letter or a sign', () => {
    const { container } = render(
      <>
        <PlatformIcon platform="google" />
        <PlatformIcon platform="jameda" />
        <PlatformIcon platform="other" />
        <PlatformIcon platform="toString" />
      </>,
    );
    const [google, jameda, other, unknown] = container.children;
    expect(google?.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M12\.48 10\.92/));
    expect(jameda).toHaveTextContent('j');
    for (const tile of [other, unknown]) expect(tile?.querySelector('svg.lucide')).not.toBeNull();
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
    expect(texts).toEqual(['Google', 'YYelp', 'Facebook', '+2 weitere']);
  });
});
