export declare function useAfterPointer(run: () => void): () => void;
