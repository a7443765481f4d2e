export interface PendingLeave {
    stay(): void;
    discard(): void;
}
export declare function askFirst(goOn: () => void): void;
export declare function usePendingLeave(): PendingLeave | undefined;
