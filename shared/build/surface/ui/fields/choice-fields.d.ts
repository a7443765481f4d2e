import type { ReactNode } from 'react';
import type { BoundFieldProps } from './text-fields.tsx';
export interface Choice {
    value: string;
    label: ReactNode;
    description?: ReactNode;
    icon?: ReactNode;
}
export interface CheckboxGroupFieldProps extends Omit<BoundFieldProps, 'hideLabel'> {
    choices: readonly Choice[];
    columns?: 1 | 2 | 3;
}
export declare function CheckboxGroupField({ name, label, hint, required, choices, columns }: CheckboxGroupFieldProps): import("react").JSX.Element;
export declare function RatingField({ name, label, hint, required }: Omit<BoundFieldProps, 'hideLabel'>): import("react").JSX.Element;
