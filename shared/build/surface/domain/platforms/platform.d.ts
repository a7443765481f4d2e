import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { ReactNode } from 'react';
export declare function platformName(id: PlatformId | (string & {})): string;
declare const pixels: {
    readonly sm: 20;
    readonly md: 28;
    readonly lg: 40;
};
export interface PlatformIconProps {
    platform: PlatformId | (string & {});
    size?: keyof typeof pixels;
}
export declare function PlatformIcon({ platform, size }: PlatformIconProps): import("react").JSX.Element;
export declare function PlatformBadge({ platform, children }: {
    platform: PlatformId | (string & {});
    children?: ReactNode;
}): import("react").JSX.Element;
export {};
