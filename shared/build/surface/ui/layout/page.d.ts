import type { ReactNode } from 'react';
declare const widths: {
    readonly narrow: '40rem';
    readonly regular: '72rem';
    readonly wide: '84rem';
};
export interface PageProps {
    title?: ReactNode;
    description?: ReactNode;
    actions?: ReactNode;
    width?: keyof typeof widths;
    children?: ReactNode;
    className?: string;
}
export declare function Page({ title, description, actions, width, children, className }: PageProps): import("react").JSX.Element;
export {};
