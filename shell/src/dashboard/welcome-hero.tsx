import type { AuthUser } from '@rezenso/contract/auth';
import type { Profile } from '@rezenso/contract/profile';
import { RatingStars } from '@rezenso/ui/display';
import { Loading, Skeleton } from '@rezenso/ui/feedback';
import { formatNumber, formatRating } from '@rezenso/ui/format';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { greetingAt } from './greeting.ts';
import { heroTexts } from './texts.de.ts';

const Hero = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  padding-bottom: ${space(1)};
  ${above.laptop} { padding-bottom: ${space(2)}; }
`;

const Greeting = styled(Heading)`
  ${above.laptop} { font-size: 2.5rem; line-height: 1.15; }
`;

const Rating = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: 2rem;
`;

const Score = styled.span`
  color: ${tokens.color.text};
  font-size: 1.25rem;
  font-weight: 650;
`;

interface WelcomeHeroProps {
  user: AuthUser;
  profile: Profile | undefined;
  isLoading: boolean;
}

/** Greets by name and time of day, and says what others think of the business. */
export function WelcomeHero({ user, profile, isLoading }: WelcomeHeroProps) {
  return (
    <Hero>
      <div>
        <Greeting level={1}>{heroTexts.greeting(greetingAt(new Date()), user.firstName)}</Greeting>
        {user.companyName && (
          <Text size="lg" tone="muted">
            {user.companyName}
          </Text>
        )}
      </div>
      <Rating>
        {profile ? (
          <RatingSummary profile={profile} />
        ) : (
          isLoading && (
            <Loading>
              <Skeleton width="13rem" height="1.25rem" />
            </Loading>
          )
        )}
      </Rating>
    </Hero>
  );
}

function RatingSummary({ profile: { averageRating, reviewsReceived } }: { profile: Profile }) {
  if (averageRating === null) return <Text tone="muted">{heroTexts.noRating}</Text>;
  const rating = formatRating(averageRating);
  const count = formatNumber(reviewsReceived);
  return (
    <>
      <VisuallyHidden>{heroTexts.rating(rating, count)}</VisuallyHidden>
      <span aria-hidden="true">
        <RatingStars value={Math.round(averageRating)} size="lg" />
      </span>
      <Score aria-hidden="true">{rating}</Score>
      <Text as="span" tone="muted" aria-hidden="true">
        {heroTexts.count(reviewsReceived, count)}
      </Text>
    </>
  );
}
