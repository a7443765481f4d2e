import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Badge } from '@rezenso/ui/display';
import { ArrowRightIcon, CheckIcon, Icon, SparklesIcon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { signInPath, stepsId } from '../paths.ts';
import { Band, Column } from './band.ts';
import { PlatformsLine } from './platforms-line.tsx';
import { ProductPicture } from './product-picture/product-picture.tsx';
import { heroTexts } from './texts.de.ts';

const Opening = styled(Band)`
  padding-top: ${space(12)};
  padding-bottom: ${space(12)};
  background: radial-gradient(60rem 34rem at 50% 0, ${tokens.color.accentSoft}, transparent);
  ${above.laptop} { padding-top: ${space(20)}; padding-bottom: ${space(16)}; }
`;

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(6)};
  max-width: 46rem;
  margin: 0 auto ${space(12)};
  text-align: center;
  ${above.laptop} { margin-bottom: ${space(16)}; }
`;

const Beta = styled(Badge)`
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

const Lead = styled(Text)`
  max-width: 38rem;
  text-wrap: pretty;
  ${above.tablet} { font-size: 1.25rem; line-height: 1.875rem; }
`;

const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
  width: 100%;
  ${above.tablet} { display: flex; justify-content: center; }
`;

const PromiseList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} ${space(5)};
`;

/** What Rezenso is, in one sentence and one picture. */
export function Hero() {
  return (
    <Opening>
      <Column>
        <Words>
          <Beta tone="accent" icon={SparklesIcon}>
            {heroTexts.beta}
          </Beta>
          <Heading level={1} size="xl">
            {heroTexts.title}
          </Heading>
          <Lead size="lg" tone="muted">
            {heroTexts.lead}
          </Lead>
          <Actions>
            <LinkButton as={Link} to={signInPath} size="lg" iconEnd={ArrowRightIcon}>
              {heroTexts.start}
            </LinkButton>
            <LinkButton href={`#${stepsId}`} size="lg" variant="secondary">
              {heroTexts.how}
            </LinkButton>
          </Actions>
          <Promises />
        </Words>
        <ProductPicture />
        <PlatformsLine />
      </Column>
    </Opening>
  );
}

function Promises() {
  return (
    <PromiseList>
      {heroTexts.promises.map((promise) => (
        <Inline as="li" key={promise} gap={1.5} nowrap>
          <Icon of={CheckIcon} size="sm" color={tokens.color.accentText} />
          <Text as="span" size="sm" tone="muted">
            {promise}
          </Text>
        </Inline>
      ))}
    </PromiseList>
  );
}
