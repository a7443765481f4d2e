import type { ReactNode } from 'react';
import { type IconType } from '../icon/icon.tsx';
import { type Tone } from '../tokens.ts';
export declare const IconTile: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $tone?: Tone;
}>> & string;
export interface StatCardProps {
    label: string;
    value: ReactNode;
    icon?: IconType;
    hint?: ReactNode;
    tone?: Tone;
}
export declare function StatCard({ label, value, icon, hint, tone }: StatCardProps): import("react").JSX.Element;
