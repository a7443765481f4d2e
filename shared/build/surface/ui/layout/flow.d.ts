declare const aligned: {
    readonly start: 'flex-start';
    readonly center: 'center';
    readonly end: 'flex-end';
    readonly baseline: 'baseline';
    readonly stretch: 'stretch';
};
declare const justified: {
    readonly start: 'flex-start';
    readonly center: 'center';
    readonly end: 'flex-end';
    readonly between: 'space-between';
};
export interface FlowProps {
    gap?: number;
    align?: keyof typeof aligned;
    justify?: keyof typeof justified;
}
export interface InlineProps extends FlowProps {
    nowrap?: boolean;
}
export interface GridProps {
    gap?: number;
    columns?: 1 | 2 | 3 | 4;
    minWidth?: string;
    twoOnPhone?: boolean;
}
export declare const Stack: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, FlowProps>> & string;
export declare const Inline: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, InlineProps>> & string;
export declare const Grid: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, GridProps>> & string;
export {};
