interface DiscardQuestionProps {
    onKeep: () => void;
    onDiscard: () => void;
}
export declare function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps): import("react").JSX.Element;
export {};
