import { type FormEvent, type ReactNode, type RefObject } from 'react';
import { type widths } from './dialog-style.ts';
export interface DialogProps {
    open: boolean;
    onClose: () => void;
    title: ReactNode;
    description?: ReactNode;
    children?: ReactNode;
    footer?: ReactNode;
    onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
    busy?: boolean;
    discardsSilently?: boolean;
    size?: keyof typeof widths;
    initialFocus?: RefObject<HTMLElement | null>;
    readFirst?: boolean;
    role?: 'dialog' | 'alertdialog';
}
export declare function Dialog(props: DialogProps): import("react").JSX.Element;
export declare function DialogClose({ children, disabled }: {
    children: ReactNode;
    disabled?: boolean;
}): import("react").JSX.Element;
