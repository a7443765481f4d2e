declare const pixels: {
    readonly sm: 16;
    readonly md: 20;
    readonly lg: 26;
};
export declare const starPath = "M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z";
export interface RatingStarsProps {
    value: number;
    size?: keyof typeof pixels;
    showValue?: boolean;
    count?: number;
}
export declare function RatingStars({ value, size, showValue, count }: RatingStarsProps): import("react").JSX.Element;
export {};
