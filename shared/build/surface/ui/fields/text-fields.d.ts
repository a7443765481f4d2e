import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type InputProps, type SelectProps } from '../inputs/text-controls.tsx';
export interface BoundFieldProps {
    name: string;
    label: ReactNode;
    hint?: ReactNode;
    required?: boolean | undefined;
    hideLabel?: boolean | undefined;
}
type Bound<P> = BoundFieldProps & Omit<P, 'name' | 'value' | 'defaultValue' | 'required' | 'id' | 'onBlur'>;
export declare function TextField({ name, label, hint, required, hideLabel, onChange, ...rest }: Bound<InputProps>): import("react").JSX.Element;
export interface TextareaFieldProps extends Bound<ComponentPropsWithRef<'textarea'>> {
    counter?: boolean | number;
    grows?: boolean;
}
export declare function TextareaField({ name, label, hint, required, hideLabel, counter, onChange, ...rest }: TextareaFieldProps): import("react").JSX.Element;
export declare function SelectField({ name, label, hint, required, hideLabel, onChange, ...rest }: Bound<SelectProps>): import("react").JSX.Element;
export {};
