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
import { QuickActions } from './quick-actions.tsx';
import { heroTexts } from './texts.de.ts';

const Hero = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: ${space(6)} ${space(4)} ${space(4)};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.accentSoft};
  ${above.tablet} { padding: ${space(8)} ${space(6)} ${space(6)}; }
  ${above.laptop} { gap: ${space(8)}; padding: ${space(10)} ${space(8)} ${space(8)}; }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
`;

const Greeting = styled(Heading)`
  ${above.laptop} { font-size: 2.5rem; line-height: 1.15; }
`;

const Company = styled(Text)`
  margin-top: ${space(1)};
`;

const Rating = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: 2rem;
`;

const Stars = styled.span`
  display: flex;
`;

const Score = styled.span`
  font-size: 1.375rem;
  font-weight: 650;
  line-height: 1;
`;

interface WelcomeHeroProps {
  user: AuthUser;
  profile: Profile | undefined;
  isLoading: boolean;
}

/** Greets by name and time of day, says what others think of the business, and offers what people come for. */
export function WelcomeHero({ user, profile, isLoading }: WelcomeHeroProps) {
  return (
    <Hero>
      <Words>
        <div>
          <Greeting level={1} data-title={heroTexts.page}>
            {heroTexts.greeting(greetingAt(new Date()), user.firstName)}
          </Greeting>
          {user.companyName && (
            <Company size="lg" tone="muted">
              {user.companyName}
            </Company>
          )}
        </div>
        <Rating>
          {profile && <RatingSummary profile={profile} />}
          {isLoading && (
            <Loading>
              <Skeleton width="14rem" height="1.5rem" />
            </Loading>
          )}
        </Rating>
      </Words>
      <QuickActions />
    </Hero>
  );
}

function RatingSummary({ profile: { averageRating, reviewsReceived } }: { profile: Profile }) {
  if (averageRating === null) return <Text tone="muted">{heroTexts.noRating}</Text>;
  const rating = formatRating(averageRating);
  const reviews = heroTexts.reviews(reviewsReceived, formatNumber(reviewsReceived));
  return (
    <>
      <VisuallyHidden>{heroTexts.rating(rating, reviews)}</VisuallyHidden>
      <Stars aria-hidden="true">
        <RatingStars value={Math.round(averageRating)} size="lg" />
      </Stars>
      <Score aria-hidden="true">{rating}</Score>
      <Text as="span" tone="muted" aria-hidden="true">
        {reviews}
      </Text>
    </>
  );
}
