export declare const departure: {
    assign: (url: string) => void;
};
export declare function leaveTo(url: string): void;
