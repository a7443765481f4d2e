export declare function Mark({ size }: {
    size?: number;
}): import("react").JSX.Element;
export declare function Wordmark({ size, hideName }: {
    size?: 'md' | 'lg';
    hideName?: boolean;
}): import("react").JSX.Element;
