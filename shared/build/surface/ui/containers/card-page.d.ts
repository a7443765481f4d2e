import { type ReactNode } from 'react';
export interface CardPageProps {
    title: string;
    description?: ReactNode;
    mark?: ReactNode;
    takesFocus?: boolean;
    children: ReactNode;
}
export declare function CardPage({ title, description, mark, takesFocus, children }: CardPageProps): import("react").JSX.Element;
