export declare const reviewDialogTexts: {
    honesty: string;
    rating: string;
    submit: string;
    textRequired: string;
};
