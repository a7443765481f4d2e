declare const pixels: {
    readonly sm: 44;
    readonly md: 64;
    readonly lg: 104;
};
export interface ScoreRingProps {
    value: number;
    label: string;
    size?: keyof typeof pixels;
    valueText?: string;
}
export declare function ScoreRing({ value, label, size, valueText }: ScoreRingProps): import("react").JSX.Element;
export {};
