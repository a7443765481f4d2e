export type Theme = 'light' | 'dark';
export declare function startTheme(): void;
export declare function setTheme(theme: Theme): void;
export declare function useTheme(): {
    theme: Theme;
    setTheme(theme: Theme): void;
    toggleTheme(): void;
};
