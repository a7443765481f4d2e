import { LinkButton } from '@rezenso/ui/actions';
import { ArrowRightIcon } from '@rezenso/ui/icons';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { matchesPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { callTexts as texts } from './texts.de.ts';

const Block = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(5)};
  padding: ${space(6)} ${space(5)};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.accentSoft};
  ${above.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(8)};
    padding: ${space(8)};
  }
`;

const Words = styled(Text)`
  max-width: 38rem;
  margin-top: ${space(1.5)};
`;

/** The one thing to do next. */
export function CallToAction() {
  return (
    <Block>
      <div>
        <Heading level={2} size="md">
          {texts.title}
        </Heading>
        <Words tone="muted">{texts.description}</Words>
      </div>
      <LinkButton as={AreaLink} to={matchesPath} size="lg" iconEnd={ArrowRightIcon}>
        {texts.action}
      </LinkButton>
    </Block>
  );
}
