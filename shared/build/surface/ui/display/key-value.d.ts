import type { ReactNode } from 'react';
export interface KeyValueProps {
    items: readonly {
        label: string;
        value: ReactNode;
    }[];
}
export declare function KeyValue({ items }: KeyValueProps): import("react").JSX.Element;
