import type { ComponentPropsWithRef } from 'react';
declare const sizes: {
    readonly xs: import("styled-components").RuleSet<object>;
    readonly sm: import("styled-components").RuleSet<object>;
    readonly md: import("styled-components").RuleSet<object>;
    readonly lg: import("styled-components").RuleSet<object>;
    readonly xl: import("styled-components").RuleSet<object>;
};
export type HeadingLevel = 1 | 2 | 3 | 4;
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
    level?: HeadingLevel;
    size?: keyof typeof sizes;
}
export declare function Heading({ level, size, ...rest }: HeadingProps): import("react").JSX.Element;
export {};
