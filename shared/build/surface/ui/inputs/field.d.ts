import { type ReactNode } from 'react';
export declare const labelStyle = "font-weight: 550; line-height: 1.25rem; font-size: 0.9375rem;";
export declare function RequiredMark(): import("react").JSX.Element;
export declare function FieldHint({ id, children }: {
    id?: string;
    children: ReactNode;
}): import("react").JSX.Element;
export declare function FieldError({ id, children }: {
    id?: string;
    children: ReactNode;
}): import("react").JSX.Element;
export interface ControlProps {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
}
export interface FieldProps {
    label: ReactNode;
    hint?: ReactNode;
    error?: ReactNode;
    required?: boolean | undefined;
    hideLabel?: boolean | undefined;
    id?: string;
    aside?: ReactNode;
    children: (control: ControlProps) => ReactNode;
}
export declare function Field({ label, hint, error, required, hideLabel, id, aside, children }: FieldProps): import("react").JSX.Element;
