import type { ReactNode } from 'react';
import { type IconType } from '../icon/icon.tsx';
import { type Tone } from '../tokens.ts';
export interface BadgeProps {
    tone?: Tone;
    icon?: IconType;
    children: ReactNode;
    className?: string;
}
export declare function Badge({ tone, icon, children, className }: BadgeProps): import("react").JSX.Element;
export interface BadgeListProps<T> {
    items: readonly T[];
    render?: (item: T) => ReactNode;
    max?: number;
    label?: string;
}
export declare function BadgeList<T extends string>({ items, render, max, label }: BadgeListProps<T>): import("react").JSX.Element;
