import { type ComponentPropsWithRef, type ReactNode } from 'react';
export interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
    label: ReactNode;
    description?: ReactNode;
}
export declare function Checkbox({ label, description, className, ...rest }: ToggleProps): import("react").JSX.Element;
export declare function Switch({ label, description, className, ...rest }: ToggleProps): import("react").JSX.Element;
