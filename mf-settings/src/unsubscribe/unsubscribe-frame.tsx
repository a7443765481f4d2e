import { Link } from '@rezenso/platform/router';
import { Wordmark } from '@rezenso/ui/brand';
import { Card } from '@rezenso/ui/containers';
import { Icon, MailCheckIcon, MailIcon, TriangleAlertIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { space, tokens, toneColors } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { homePath } from '../paths.ts';

const icons = { accent: MailIcon, success: MailCheckIcon, danger: TriangleAlertIcon } as const;
type FrameTone = keyof typeof icons;

const Room = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  padding: ${space(5)} ${space(4)} ${space(12)};
  background: ${tokens.color.background};
`;

const Middle = styled.main`
  justify-self: center;
  width: 100%;
  max-width: 28rem;
  padding-top: clamp(${space(8)}, 14dvh, ${space(40)});
`;

const Sheet = styled(Card)`
  gap: ${space(6)};
  padding: ${space(8)} ${space(6)};
`;

const Medallion = styled.span<{ $tone: FrameTone }>`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
`;

/** Holds the focus only to be read out. */
const Title = styled(Heading)`
  outline: none;
`;

interface UnsubscribeFrameProps {
  tone: FrameTone;
  title: string;
  description: string;
  /** For a view that replaces the button that was pressed. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** One calm card in the middle of a page of its own: most who come here are not signed in. */
export function UnsubscribeFrame({ tone, title, description, takesFocus = false, children }: UnsubscribeFrameProps) {
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
          <Medallion $tone={tone}>
            <Icon of={icons[tone]} size="lg" />
          </Medallion>
          <Stack gap={2}>
            <Title ref={heading} tabIndex={-1} level={1} size="lg">
              {title}
            </Title>
            <Text tone="muted">{description}</Text>
          </Stack>
          <Stack gap={3}>{children}</Stack>
        </Sheet>
      </Middle>
    </Room>
  );
}
