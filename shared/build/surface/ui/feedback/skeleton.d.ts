import type { ReactNode } from 'react';
declare const shapes: {
    readonly line: import("styled-components").RuleSet<object>;
    readonly circle: import("styled-components").RuleSet<object>;
    readonly block: import("styled-components").RuleSet<object>;
};
export interface SkeletonProps {
    shape?: keyof typeof shapes;
    width?: string;
    height?: string;
}
export declare function Skeleton({ shape, width, height }: SkeletonProps): import("react").JSX.Element;
export interface SkeletonCardProps {
    lines?: number;
    withAvatar?: boolean;
}
export declare function SkeletonCard({ lines, withAvatar }: SkeletonCardProps): import("react").JSX.Element;
export interface LoadingProps {
    children: ReactNode;
    label?: string;
    className?: string;
}
export declare function Loading({ children, label, className }: LoadingProps): import("react").JSX.Element;
export {};
