import { type ReactNode } from 'react';
export interface RatingInputProps {
    label: ReactNode;
    value: number;
    onChange: (value: number) => void;
    onBlur?: () => void;
    name?: string;
    hint?: ReactNode;
    error?: ReactNode;
    required?: boolean | undefined;
    disabled?: boolean;
}
export declare function RatingInput(props: RatingInputProps): import("react").JSX.Element;
