import { type ComponentPropsWithRef, createContext, type ElementType, type ReactNode, useContext } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { Item, LinkItem } from './menu-style.ts';

/** Closes the menu around an entry and returns focus to its button. */
export const CloseMenu = createContext<() => void>(() => {});

export interface MenuItemProps {
  icon?: IconType;
  onSelect: () => void;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  children: ReactNode;
}

/** An entry that does something. The menu closes first, so a dialog opened here gives focus back to the button. */
export function MenuItem({ icon, onSelect, tone = 'neutral', disabled = false, children }: MenuItemProps) {
  const close = useContext(CloseMenu);
  const select = () => {
    if (disabled) return;
    close();
    onSelect();
  };
  return (
    <Item
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={select}
      $isDangerous={tone === 'danger'}
    >
      {icon && <Icon of={icon} />}
      {children}
    </Item>
  );
}

interface OwnLinkProps {
  icon?: IconType;
  children: ReactNode;
}
export type MenuLinkProps<C extends ElementType = 'a'> = OwnLinkProps & { as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof OwnLinkProps | 'as' | 'role' | 'tabIndex' | 'onClick'
  >;

/** An entry that goes somewhere: `href` for the browser, `as={Link} to` for the router. */
export function MenuLink<C extends ElementType = 'a'>(props: MenuLinkProps<C>) {
  const { icon, children, ...rest } = props as MenuLinkProps;
  const close = useContext(CloseMenu);
  return (
    <LinkItem {...rest} role="menuitem" tabIndex={-1} onClick={close} $isDangerous={false}>
      {icon && <Icon of={icon} />}
      {children}
    </LinkItem>
  );
}
