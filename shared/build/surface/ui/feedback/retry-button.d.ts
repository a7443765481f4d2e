import { type ButtonProps } from '../actions/button.tsx';
interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
    error: unknown;
    onRetry: () => void;
    retrying: boolean;
}
export declare function RetryButton({ error, onRetry, retrying, ...look }: RetryButtonProps): import("react").JSX.Element;
export {};
