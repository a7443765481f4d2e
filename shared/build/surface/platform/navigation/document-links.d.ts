export declare function guardDocumentLinks(): () => void;
