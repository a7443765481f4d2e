import { type ReactNode } from 'react';
import { type IconType } from '../icon/icon.tsx';
export interface TabItem<V extends string> {
    value: V;
    label: string;
    icon?: IconType;
    count?: number;
}
export interface TabsProps<V extends string> {
    label: string;
    tabs: readonly TabItem<V>[];
    value: V;
    onChange: (value: V) => void;
    children: ReactNode;
}
export declare function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>): import("react").JSX.Element;
export declare function TabPanel({ value, children }: {
    value: string;
    children: ReactNode;
}): import("react").JSX.Element | null;
