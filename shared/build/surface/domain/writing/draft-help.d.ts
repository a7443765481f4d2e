export interface DraftHelpProps {
    text: string;
    draftFrom: (notes: string) => Promise<string>;
    onDraft: (draft: string) => void;
}
export declare function DraftHelp({ text, draftFrom, onDraft }: DraftHelpProps): import("react").JSX.Element;
