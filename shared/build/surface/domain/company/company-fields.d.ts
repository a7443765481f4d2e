export declare function IndustryField(): import("react").JSX.Element;
export declare function LanguagesField({ hint }: {
    hint: string;
}): import("react").JSX.Element;
export declare function PlatformsField({ hint }: {
    hint: string;
}): import("react").JSX.Element;
