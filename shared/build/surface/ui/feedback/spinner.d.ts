declare const pixels: {
    readonly sm: 18;
    readonly md: 28;
    readonly lg: 40;
};
export interface SpinnerProps {
    size?: keyof typeof pixels;
}
export declare function Spinner({ size }: SpinnerProps): import("react").JSX.Element;
export declare function FullPageSpinner({ label }: {
    label?: string;
}): import("react").JSX.Element;
export {};
