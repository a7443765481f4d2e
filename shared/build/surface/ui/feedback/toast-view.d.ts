import { type ReactNode } from 'react';
export declare function ToastRegion({ children }: {
    children?: ReactNode;
}): import("react").JSX.Element;
export interface ToastViewProps {
    title: ReactNode;
    description?: ReactNode;
    variant?: 'default' | 'destructive';
    action?: ReactNode;
    onClose: () => void;
}
export declare function ToastView({ title, description, variant, action, onClose }: ToastViewProps): import("react").JSX.Element;
