import { useIsWaitingForNetwork } from '@rezenso/platform';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon, type IconType } from '../icon/icon.tsx';
import { space } from '../tokens/names.ts';
import { type ButtonSize, type ButtonStyle, type ButtonVariant, buttonStyle } from './button-style.ts';
import { unsentText } from './texts.de.ts';

const Element = styled.button<ButtonStyle>`
  ${buttonStyle}
`;

const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
  & > svg { flex: none; }
`;

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** In its own box, so that it makes the button as large as it needs. */
const Unsent = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  text-align: start;
  white-space: normal;
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  /** sm 36 px (44 on phones), md 44 px, lg 52 px. */
  size?: ButtonSize;
  /**
   * Shows a spinner in place of the label without changing the width; clicks do nothing, focus stays. While what it does waits
   * for the network, it says so.
   */
  loading?: boolean;
  iconStart?: IconType;
  iconEnd?: IconType;
  fullWidth?: boolean;
}

/** Does something on this page. Is `type="button"` unless told otherwise. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', loading = false, iconStart, iconEnd, fullWidth = false } = props;
  const {
    variant: _v,
    size: _s,
    loading: _l,
    iconStart: _i,
    iconEnd: _e,
    fullWidth: _f,
    children,
    onClick,
    ...rest
  } = props;
  const isUnsent = useIsWaitingForNetwork() && loading;
  const iconSize = size === 'sm' ? 'sm' : 'md';
  // aria-disabled instead of disabled while loading: a disabled button would lose the keyboard's focus.
  const waiting = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  const guardedClick = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <Element
      type="button"
      {...rest}
      {...waiting}
      onClick={guardedClick}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      {isUnsent ? (
        <Unsent>
          <Spinner size="sm" />
          {unsentText}
        </Unsent>
      ) : (
        <>
          <Content $hidden={loading}>
            {iconStart && <Icon of={iconStart} size={iconSize} />}
            {children}
            {iconEnd && <Icon of={iconEnd} size={iconSize} />}
          </Content>
          {loading && (
            <Waiting>
              <Spinner size="sm" />
            </Waiting>
          )}
        </>
      )}
    </Element>
  );
}
