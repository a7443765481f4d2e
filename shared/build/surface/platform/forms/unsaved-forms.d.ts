export declare function hasUnsavedForms(): boolean;
export declare function useUnsavedForm(isDirty: boolean): void;
