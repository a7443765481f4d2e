import { type Reading } from '@rezenso/platform';
import { type ReactNode } from 'react';
import { type ErrorStateProps } from './states.tsx';
export interface Failure {
    error: Error;
    onRetry: () => void;
    retrying: boolean;
}
export interface AsyncContentProps<Data> {
    reading: Pick<Reading<Data>, 'data' | 'error' | 'isReloading' | 'reload'>;
    loading: ReactNode;
    failed: Pick<ErrorStateProps, 'title' | 'description' | 'level'> | ((failure: Failure) => ReactNode);
    isFinal?: (error: Error) => boolean;
    isEmpty?: (data: Data) => boolean;
    empty?: ReactNode;
    children: (data: Data) => ReactNode;
}
export declare function AsyncContent<Data>({ reading, loading, isEmpty, empty, children, ...rest }: AsyncContentProps<Data>): import("react").JSX.Element;
