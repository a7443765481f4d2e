import type { ReactNode } from 'react';
export interface BarRow {
    key: string;
    label: ReactNode;
    share: number;
    value: ReactNode;
}
export interface BarTableProps {
    caption: string;
    heads: readonly [label: string, share: string, value: string];
    rows: readonly BarRow[];
    fill?: string;
}
export declare function BarTable({ caption, heads, rows, fill }: BarTableProps): import("react").JSX.Element;
