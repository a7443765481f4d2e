import type { ReactNode } from 'react';
export interface DrawerProps {
    open: boolean;
    onClose: () => void;
    title: ReactNode;
    side?: 'left' | 'right';
    children: ReactNode;
}
export declare function Drawer({ open, onClose, title, side, children }: DrawerProps): import("react").JSX.Element;
