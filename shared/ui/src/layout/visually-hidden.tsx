import { css, styled } from 'styled-components';
import { space, tokens } from '../tokens/names.ts';
import { skipText } from './texts.de.ts';

/** Rules that keep an element for screen readers only. */
export const hiddenFromSight = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenFromSight}
`;

const Anchor = styled.a`
  &:not(:focus) {
    ${hiddenFromSight}
  }
  position: fixed;
  top: ${space(3)};
  left: ${space(3)};
  z-index: ${tokens.layer.toast};
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font-weight: 600;
  text-decoration: none;
`;

export interface SkipLinkProps {
  /** Id of the main content, which carries `tabIndex={-1}`. */
  targetId: string;
  label?: string;
}

/** First stop of the keyboard on every page: jumps over the navigation. Invisible until focused. */
export function SkipLink({ targetId, label = skipText }: SkipLinkProps) {
  return <Anchor href={`#${targetId}`}>{label}</Anchor>;
}
