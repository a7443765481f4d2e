import type { ComponentPropsWithRef, ElementType } from 'react';
import { type IconType } from '../icon/icon.tsx';
declare const tones: {
    readonly neutral: import("styled-components").RuleSet<object>;
    readonly accent: import("styled-components").RuleSet<object>;
    readonly danger: import("styled-components").RuleSet<object>;
};
export declare const SquareButton: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $tone: keyof typeof tones;
}>> & string;
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
    icon: IconType;
    label: string;
    tone?: keyof typeof tones;
    count?: number;
}
export declare function IconButton({ icon, label, tone, count, ...rest }: IconButtonProps): import("react").JSX.Element;
export interface FloatingActionProps extends ComponentPropsWithRef<'a'> {
    icon: IconType;
    label: string;
    compact?: boolean;
    as?: ElementType;
    to?: string;
}
export declare function FloatingAction({ icon, label, compact, ...rest }: FloatingActionProps): import("react").JSX.Element;
export {};
