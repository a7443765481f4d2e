import type { ComponentPropsWithRef } from 'react';
import { type IconType } from '../icon/icon.tsx';
export interface InputProps extends ComponentPropsWithRef<'input'> {
    iconStart?: IconType;
}
export declare function Input({ iconStart, ...rest }: InputProps): import("react").JSX.Element;
export declare const Textarea: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").TextareaHTMLAttributes<HTMLTextAreaElement>, HTMLTextAreaElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    grows?: boolean;
}>> & string;
export interface SelectOption {
    value: string;
    label: string;
    disabled?: boolean;
}
export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
    options: readonly SelectOption[];
    placeholder?: string;
}
export declare function Select({ options, placeholder, className, ...rest }: SelectProps): import("react").JSX.Element;
