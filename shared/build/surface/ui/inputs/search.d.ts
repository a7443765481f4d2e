import { type ReactNode } from 'react';
export interface SearchInputProps {
    label: string;
    value: string;
    onChange: (value: string) => void;
    placeholder?: string;
}
export declare function SearchInput({ label, value, onChange, placeholder }: SearchInputProps): import("react").JSX.Element;
export declare function FilterBar({ children, label }: {
    children: ReactNode;
    label?: string;
}): import("react").JSX.Element;
