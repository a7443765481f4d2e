export declare const reportTexts: {
    menu: (partner: string) => string;
    open: string;
    title: string;
    description: (partner: string) => string;
    reason: string;
    reasonPlaceholder: string;
    reasonRequired: string;
    text: string;
    textRequired: string;
    cancel: string;
    submit: string;
    doneTitle: string;
    doneDescription: string;
    failedTitle: string;
    failed: string;
};
