import type { ReactNode } from 'react';
import type { IconType } from '../icon/icon.tsx';
import { type HeadingLevel } from '../typography/heading.tsx';
export interface EmptyStateProps {
    icon?: IconType;
    title: ReactNode;
    description?: ReactNode;
    action?: ReactNode;
    level?: HeadingLevel;
}
export declare function EmptyState({ icon, title, description, action, level }: EmptyStateProps): import("react").JSX.Element;
export interface ErrorStateProps {
    error?: unknown;
    title?: ReactNode;
    description?: ReactNode;
    onRetry?: () => void;
    retrying?: boolean;
    level?: HeadingLevel;
}
export declare function ErrorState(props: ErrorStateProps): import("react").JSX.Element;
