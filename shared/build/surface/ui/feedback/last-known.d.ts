import type { ReactNode } from 'react';
export interface LastKnownProps {
    error: unknown;
    onRetry: () => void;
    retrying?: boolean;
    children: ReactNode;
}
export declare function LastKnown({ error, onRetry, retrying, children }: LastKnownProps): import("react").JSX.Element;
