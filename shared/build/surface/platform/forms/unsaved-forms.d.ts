export interface UnsavedFormOptions {
    within?: string;
    onDiscard?: () => void;
}
export declare function hasUnsavedForms(): boolean;
export declare function useUnsavedForm(isDirty: boolean, options?: UnsavedFormOptions): void;
export declare function losesChanges(from: string, to: string): boolean;
export declare function forgetUnsavedForms(): void;
export declare function discardUnsavedForms(): void;
