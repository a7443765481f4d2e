import { type ReactNode } from 'react';
export interface AccordionProps<V extends string> {
    items: readonly {
        value: V;
        title: ReactNode;
        content: ReactNode;
    }[];
    defaultOpen?: readonly V[];
    multiple?: boolean;
}
export declare function Accordion<V extends string>({ items, defaultOpen, multiple }: AccordionProps<V>): import("react").JSX.Element;
export interface CollapsibleProps {
    title: ReactNode;
    children: ReactNode;
    defaultOpen?: boolean;
}
export declare function Collapsible({ title, children, defaultOpen }: CollapsibleProps): import("react").JSX.Element;
