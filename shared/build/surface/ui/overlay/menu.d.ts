import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, type Ref } from 'react';
interface TriggerProps {
    id?: string;
    ref?: Ref<HTMLButtonElement>;
    'aria-haspopup'?: 'menu';
    'aria-expanded'?: boolean;
    'aria-controls'?: string | undefined;
    onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
    onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}
export interface MenuProps {
    trigger: ReactElement<TriggerProps>;
    children: ReactNode;
    align?: 'start' | 'end';
}
export declare function Menu({ trigger, children, align }: MenuProps): import("react").JSX.Element;
export {};
