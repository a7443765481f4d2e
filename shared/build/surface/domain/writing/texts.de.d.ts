export declare const findingTexts: {
    here: string;
    there: string;
    both: string;
    quoted: (passage: string) => string;
};
export declare const draftTexts: {
    title: string;
    notes: string;
    notesHint: string;
    ask: string;
    failed: string;
    unedited: string;
};
export declare const warningTexts: {
    title: string;
    untouched: string;
    why: string;
    change: string;
    consequence: string;
    revise: string;
    sendAnyway: string;
};
