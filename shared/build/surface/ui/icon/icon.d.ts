import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';
declare const pixels: {
    readonly sm: 16;
    readonly md: 20;
    readonly lg: 24;
    readonly xl: 32;
};
export type IconType = LucideIcon;
export type IconSize = keyof typeof pixels;
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'width' | 'height'> {
    of: IconType;
    size?: IconSize;
    label?: string;
}
export declare function Icon({ of: Glyph, size, label, ...rest }: IconProps): import("react").JSX.Element;
export {};
