export declare const hiddenFromSight: import("styled-components").RuleSet<object>;
export declare const VisuallyHidden: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
export interface SkipLinkProps {
    targetId: string;
    label?: string;
}
export declare function SkipLink({ targetId, label }: SkipLinkProps): import("react").JSX.Element;
