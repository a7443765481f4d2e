import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconType } from '../icon/icon.tsx';
import { tokens } from '../tokens/names.ts';
import { type ButtonSize, type ButtonStyle, type ButtonVariant, buttonStyle } from './button-style.ts';

const Anchor = styled.a<ButtonStyle>`
  ${buttonStyle}
`;

interface OwnProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  iconStart?: IconType;
  iconEnd?: IconType;
  fullWidth?: boolean;
  children?: ReactNode;
}

export type LinkButtonProps<C extends ElementType = 'a'> = OwnProps & { as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof OwnProps | 'as'
  >;

/** Looks like a button, goes somewhere: `<LinkButton href>` or, inside the app, `<LinkButton as={Link} to>`. */
export function LinkButton<C extends ElementType = 'a'>(props: LinkButtonProps<C>) {
  const {
    variant = 'primary',
    size = 'md',
    iconStart,
    iconEnd,
    fullWidth = false,
    children,
    as,
    ...rest
  } = props as LinkButtonProps;
  const iconSize = size === 'sm' ? 'sm' : 'md';
  return (
    <Anchor as={as} $variant={variant} $size={size} $fullWidth={fullWidth} {...rest}>
      {iconStart && <Icon of={iconStart} size={iconSize} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={iconSize} />}
    </Anchor>
  );
}

/** A link in running text; `as={Link}` for the router's. */
export const TextLink = styled.a`
  color: ${tokens.color.accentText};
  font-weight: 550;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 0.2em;
  transition: text-decoration-color ${tokens.motion.fast};
  &:hover {
    text-decoration-color: currentColor;
  }
  /* An icon stands beside the text; in a row of both, the gap between them is not underlined. */
  &:has(> svg) {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
  }
`;
