export declare function tellFailure(error: unknown, words: {
    title: string;
    description: string;
}): void;
export declare function useLoginWhenExpired(error: Error | undefined): void;
