import { type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react';
import { type IconType } from '../icon/icon.tsx';
export declare const CloseMenu: import("react").Context<() => void>;
export interface MenuItemProps {
    icon?: IconType;
    onSelect: () => void;
    tone?: 'neutral' | 'danger';
    disabled?: boolean;
    children: ReactNode;
}
export declare function MenuItem({ icon, onSelect, tone, disabled, children }: MenuItemProps): import("react").JSX.Element;
interface OwnLinkProps {
    icon?: IconType;
    children: ReactNode;
}
export type MenuLinkProps<C extends ElementType = 'a'> = OwnLinkProps & {
    as?: C;
} & Omit<ComponentPropsWithRef<C>, keyof OwnLinkProps | 'as' | 'role' | 'tabIndex' | 'onClick'>;
export declare function MenuLink<C extends ElementType = 'a'>(props: MenuLinkProps<C>): import("react").JSX.Element;
export {};
