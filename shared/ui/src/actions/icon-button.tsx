import type { ComponentPropsWithRef, ElementType } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconType } from '../icon/icon.tsx';
import { above, space, tokens } from '../tokens/names.ts';

const { color, motion, radius } = tokens;

const tones = {
  neutral: css`
    color: ${color.textMuted};
    &:hover { background: ${color.neutralSoft}; color: ${color.text}; }
  `,
  accent: css`
    color: ${color.accentText};
    &:hover { background: ${color.accentSoft}; }
  `,
  danger: css`
    color: ${color.dangerText};
    &:hover { background: ${color.dangerSoft}; }
  `,
} as const;

/** The square itself, for whoever draws in it what one icon cannot say. */
export const SquareButton = styled.button<{ $tone: keyof typeof tones }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  transition: background-color ${motion.fast}, color ${motion.fast};
  ${({ $tone }) => tones[$tone]}
  &:disabled { opacity: 0.5; pointer-events: none; }
`;

const Count = styled.span`
  position: absolute;
  top: 0.25rem;
  right: 0.25rem;
  min-width: 1.125rem;
  height: 1.125rem;
  padding: 0 0.25rem;
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1.125rem;
  text-align: center;
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconType;
  /** What the button does; the only name it has. Name the count here too: 'Benachrichtigungen, 3 ungelesen'. */
  label: string;
  tone?: keyof typeof tones;
  /** Number in the corner, hidden when 0; above 99 it reads 99+. */
  count?: number;
}

/** A 44 px square with one icon. */
export function IconButton({ icon, label, tone = 'neutral', count = 0, ...rest }: IconButtonProps) {
  return (
    <SquareButton type="button" aria-label={label} title={label} {...rest} $tone={tone}>
      <Icon of={icon} />
      {count > 0 && <Count aria-hidden>{count > 99 ? '99+' : count}</Count>}
    </SquareButton>
  );
}

const Floating = styled.a<{ $isCompact: boolean }>`
  position: fixed;
  right: max(${space(4)}, env(safe-area-inset-right));
  bottom: max(${space(4)}, env(safe-area-inset-bottom));
  z-index: ${tokens.layer.floating};
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 3.5rem;
  min-height: 3.5rem;
  justify-content: center;
  padding: 0 ${({ $isCompact }) => ($isCompact ? 0 : space(5))};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  box-shadow: ${tokens.shadow.high};
  font-weight: 600;
  text-decoration: none;
  transition: background-color ${motion.fast};
  &:hover { background: ${color.accentHover}; }
  ${above.laptop} {
    right: ${space(8)};
    bottom: ${space(8)};
  }
`;

export interface FloatingActionProps extends ComponentPropsWithRef<'a'> {
  icon: IconType;
  label: string;
  /** A circle with the icon alone, over pages that are full of content; the label stays its name. */
  compact?: boolean;
  /** The router's Link inside the app. */
  as?: ElementType;
  to?: string;
}

/** The one link that floats over a page, at the lower right. */
export function FloatingAction({ icon, label, compact = false, ...rest }: FloatingActionProps) {
  return (
    <Floating {...rest} {...(compact && { 'aria-label': label, title: label })} $isCompact={compact}>
      <Icon of={icon} />
      {!compact && label}
    </Floating>
  );
}
