import { type ReactNode } from 'react';
export interface FormErrorProps {
    title?: ReactNode;
    message?: ReactNode;
}
export declare function FormError({ title, message }: FormErrorProps): import("react").JSX.Element | null;
export declare function focusField(name: string): void;
export declare function FocusFirstError(): import("react").JSX.Element;
