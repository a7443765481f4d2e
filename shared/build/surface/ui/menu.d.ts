export { Menu, type MenuProps } from './overlay/menu.tsx';
export { MenuItem, type MenuItemProps, MenuLink, type MenuLinkProps } from './overlay/menu-entries.tsx';
export { MenuSeparator, MenuText } from './overlay/menu-style.ts';
