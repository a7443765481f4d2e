export declare const departure: {
    assign: (url: string) => void;
    reload: () => void;
};
export declare function leaveTo(url: string): void;
