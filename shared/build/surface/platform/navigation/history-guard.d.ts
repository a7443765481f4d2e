export declare function guardHistory(): {
    hold(): void;
    stop(): void;
};
