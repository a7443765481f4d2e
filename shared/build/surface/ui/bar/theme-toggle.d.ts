export declare function ThemeToggle(): import("react").JSX.Element;
