import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, tokens } from '../tokens.ts';

const Positioner = styled(Base.Positioner)`
  z-index: ${tokens.layer.tooltip};
`;

const Bubble = styled(Base.Popup)`
  max-width: 18rem;
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.text};
  color: ${tokens.color.background};
  font-size: 0.8125rem;
  line-height: 1.25rem;
  transition: opacity ${tokens.motion.fast};
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
`;

export interface TooltipProps {
  content: ReactNode;
  /** One focusable element. Its own name must not depend on the tooltip, which phones never show. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A short explanation on hover and focus. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal>
        <Positioner side={side} sideOffset={6}>
          <Bubble>{content}</Bubble>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
