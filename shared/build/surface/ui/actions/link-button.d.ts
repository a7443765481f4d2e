import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { type IconType } from '../icon/icon.tsx';
import { type ButtonSize, type ButtonVariant } from './button-style.ts';
interface OwnProps {
    variant?: ButtonVariant;
    size?: ButtonSize;
    iconStart?: IconType;
    iconEnd?: IconType;
    fullWidth?: boolean;
    children?: ReactNode;
}
export type LinkButtonProps<C extends ElementType = 'a'> = OwnProps & {
    as?: C;
} & Omit<ComponentPropsWithRef<C>, keyof OwnProps | 'as'>;
export declare function LinkButton<C extends ElementType = 'a'>(props: LinkButtonProps<C>): import("react").JSX.Element;
export declare const TextLink: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
export {};
