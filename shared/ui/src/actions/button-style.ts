import { css } from 'styled-components';
import { above, space, tokens } from '../tokens/names.ts';

const { color, radius, motion } = tokens;

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover { background: ${color.accentHover}; }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.border};
    color: ${color.text};
    &:hover { background: ${color.neutralSoft}; border-color: ${color.borderStrong}; }
  `,
  ghost: css`
    background: transparent;
    color: ${color.accentText};
    &:hover { background: ${color.accentSoft}; }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover { background: ${color.dangerHover}; }
  `,
} as const;

const sizes = {
  sm: css`
    padding: 0 ${space(3)};
    font-size: 0.875rem;
    ${above.laptop} { min-height: 2.25rem; }
  `,
  md: css`padding: 0 ${space(4.5)};`,
  lg: css`
    min-height: 3.25rem;
    padding: 0 ${space(6)};
    font-size: 1.0625rem;
  `,
} as const;

export interface ButtonStyle {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth: boolean;
}

/** The look of everything that acts, shared by buttons and links. Never lower than 44 px on a phone. */
export const buttonStyle = css<ButtonStyle>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  & > svg { flex: none; }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    pointer-events: none;
  }
  &[aria-busy='true'] { opacity: 1; }
`;
