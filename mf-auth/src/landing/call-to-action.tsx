import { LinkButton } from '@rezenso/ui/actions';
import { ArrowRightIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { loginAddress } from '../paths.ts';
import { Band, Column } from './band.ts';
import { callTexts } from './texts.de.ts';

const Last = styled(Band)`
  padding-top: 0;
`;

const Invitation = styled(Column)`
  display: grid;
  justify-items: center;
  gap: ${space(6)};
  padding: ${space(12)} ${space(5)};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.accentSoft};
  text-align: center;
  ${above.laptop} { padding: ${space(20)} ${space(8)}; }
`;

/** The last word: begin. */
export function CallToAction() {
  return (
    <Last aria-labelledby="aufruf-titel">
      <Invitation>
        <Stack gap={2}>
          <Heading level={2} size="lg" id="aufruf-titel">
            {callTexts.title}
          </Heading>
          <Text size="lg">{callTexts.description}</Text>
        </Stack>
        <LinkButton href={loginAddress} size="lg" iconEnd={ArrowRightIcon}>
          {callTexts.action}
        </LinkButton>
      </Invitation>
    </Last>
  );
}
