import type { ReactNode } from 'react';
declare const icons: {
    readonly info: import("lucide-react").LucideIcon;
    readonly success: import("lucide-react").LucideIcon;
    readonly warning: import("lucide-react").LucideIcon;
    readonly danger: import("lucide-react").LucideIcon;
};
export type BannerTone = keyof typeof icons;
export interface BannerProps {
    tone?: BannerTone;
    title?: ReactNode;
    children?: ReactNode;
    actions?: ReactNode;
    onDismiss?: () => void;
    className?: string;
}
export declare function Banner({ tone, title, children, actions, onDismiss, className }: BannerProps): import("react").JSX.Element;
export {};
