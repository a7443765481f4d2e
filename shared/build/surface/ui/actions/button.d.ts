import type { ComponentPropsWithRef } from 'react';
import { type IconType } from '../icon/icon.tsx';
import { type ButtonSize, type ButtonVariant } from './button-style.ts';
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
    variant?: ButtonVariant;
    size?: ButtonSize;
    loading?: boolean;
    iconStart?: IconType;
    iconEnd?: IconType;
    fullWidth?: boolean;
}
export declare function Button(props: ButtonProps): import("react").JSX.Element;
