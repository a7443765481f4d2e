import { Link } from '@rezenso/platform/router';
import { Wordmark } from '@rezenso/ui/brand';
import { Card } from '@rezenso/ui/containers';
import { Stack } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { homePath } from '../paths.ts';

const Room = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  padding: ${space(5)} ${space(4)} ${space(12)};
  background: ${tokens.color.background};
`;

const Middle = styled.main`
  display: grid;
  align-content: start;
  justify-self: center;
  padding-top: clamp(${space(8)}, 14dvh, ${space(40)});
  width: 100%;
  max-width: 28rem;
`;

const Sheet = styled(Card)`
  padding: ${space(8)} ${space(6)};
  gap: ${space(6)};
`;

/** Holds the focus only to be read out; a ring would suggest that there is something to press. */
const Title = styled(Heading)`
  outline: none;
`;

interface AuthFrameProps {
  title: string;
  description?: ReactNode;
  /** Moves keyboard and screen reader to the title: for a view that replaces what held the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** One calm card in the middle of the page, under the name of the site. */
export function AuthFrame({ title, description, takesFocus = false, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Room>
      <header>
        <Link to={homePath} aria-label="Rezenso">
          <Wordmark />
        </Link>
      </header>
      <Middle>
        <Sheet>
          <Stack gap={2}>
            <Title ref={heading} tabIndex={-1} level={1} size="lg">
              {title}
            </Title>
            {description && <Text tone="muted">{description}</Text>}
          </Stack>
          {children}
        </Sheet>
      </Middle>
    </Room>
  );
}
