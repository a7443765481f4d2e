import { Wordmark } from '@rezenso/ui/brand';
import { Stack } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { onboardingTexts } from './texts.de.ts';

const Room = styled.div`
  min-height: 100dvh;
  padding: ${space(5)} ${space(4)} ${space(16)};
  background: ${tokens.color.background};
`;

const Middle = styled.main`
  display: grid;
  gap: ${space(6)};
  max-width: 42rem;
  margin: ${space(8)} auto 0;
`;

/** The page without navigation: nothing to wander off to before the profile stands. */
export function OnboardingFrame({ children }: { children: ReactNode }) {
  return (
    <Room>
      <header>
        <Wordmark />
      </header>
      <Middle>
        <Stack gap={2}>
          <Heading level={1} size="lg">
            {onboardingTexts.title}
          </Heading>
          <Text tone="muted">{onboardingTexts.description}</Text>
        </Stack>
        {children}
      </Middle>
    </Room>
  );
}
