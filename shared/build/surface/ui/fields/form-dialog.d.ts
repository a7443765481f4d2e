import type { ReactNode } from 'react';
export interface FormDialogProps {
    title: string;
    description?: string;
    cancel?: string;
    submit?: string | undefined;
    aside?: ReactNode;
    busy?: boolean;
    onBack?: () => void;
    tone?: 'primary' | 'danger';
    canSubmit?: boolean;
    failedTitle: string;
    discardsSilently?: boolean;
    readFirst?: boolean;
    onClose: () => void;
    children: ReactNode;
}
export declare function FormDialog(props: FormDialogProps): import("react").JSX.Element;
