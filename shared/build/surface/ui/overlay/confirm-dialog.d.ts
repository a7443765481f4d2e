import { type ReactNode } from 'react';
export interface ConfirmDialogProps {
    open: boolean;
    title: ReactNode;
    description?: ReactNode;
    confirmLabel: string;
    cancelLabel?: string;
    tone?: 'primary' | 'danger';
    busy?: boolean;
    onConfirm: () => void;
    onCancel: () => void;
    children?: ReactNode;
}
export declare function ConfirmDialog(props: ConfirmDialogProps): import("react").JSX.Element;
