export declare function useEnteredText(): {
    meet: (under: Element | null) => void;
    hasEntered: () => boolean;
};
