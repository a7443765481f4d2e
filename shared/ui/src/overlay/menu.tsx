import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconType } from '../icon/icon.tsx';
import { space, tokens } from '../tokens.ts';

const { color, motion, radius } = tokens;

const Positioner = styled(Base.Positioner)`
  z-index: ${tokens.layer.overlay};
`;

const Popup = styled(Base.Popup)`
  min-width: 14rem;
  max-width: min(22rem, 100vw - 2rem);
  max-height: var(--available-height);
  overflow-y: auto;
  padding: ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.raised};
  box-shadow: ${tokens.shadow.high};
  outline: none;
  transform-origin: var(--transform-origin);
  transition: opacity ${motion.fast}, transform ${motion.fast};
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: scale(0.97); }
`;

const entry = css<{ $isDangerous: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.sm};
  color: ${({ $isDangerous }) => ($isDangerous ? color.dangerText : color.text)};
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  user-select: none;
  & > svg { flex: none; color: ${({ $isDangerous }) => ($isDangerous ? 'inherit' : color.textMuted)}; }
  &[data-highlighted] { background: ${({ $isDangerous }) => ($isDangerous ? color.dangerSoft : color.accentSoft)}; }
  &[data-disabled] { opacity: 0.5; pointer-events: none; }
`;

const Item = styled(Base.Item)<{ $isDangerous: boolean }>`
  ${entry}
`;

const LinkItem = styled(Base.LinkItem)<{ $isDangerous: boolean }>`
  ${entry}
`;

/** A hairline between groups of a menu. */
export const MenuSeparator = styled(Base.Separator)`
  height: 1px;
  margin: ${space(1.5)} ${space(3)};
  background: ${color.border};
`;

/** Words in a menu that are not an entry: who is signed in. */
export const MenuText = styled.div`
  padding: ${space(2)} ${space(3)};
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
}

/** A menu under a button, with arrow keys and type-ahead; focus returns to the button. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner align={align} sideOffset={8} collisionPadding={12}>
          <Popup>{children}</Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  icon?: IconType;
  onSelect: () => void;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  children: ReactNode;
}

/** An entry that does something. */
export function MenuItem({ icon, onSelect, tone = 'neutral', disabled = false, children }: MenuItemProps) {
  return (
    <Item onClick={onSelect} disabled={disabled} $isDangerous={tone === 'danger'}>
      {icon && <Icon of={icon} />}
      {children}
    </Item>
  );
}

export interface MenuLinkProps {
  icon?: IconType;
  /** For a plain browser navigation. */
  href?: string;
  /** The router's link without children: `render={<Link to="/settings" />}`. */
  render?: ReactElement;
  children: ReactNode;
}

/** An entry that goes somewhere; closes the menu. */
export function MenuLink({ icon, href, render, children }: MenuLinkProps) {
  return (
    <LinkItem closeOnClick $isDangerous={false} {...(href ? { href } : {})} {...(render ? { render } : {})}>
      {icon && <Icon of={icon} />}
      {children}
    </LinkItem>
  );
}
