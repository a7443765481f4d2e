import { type KeyboardEvent, type RefObject } from 'react';
export declare function useMenu(triggerRef: RefObject<HTMLButtonElement | null>): {
    isOpen: boolean;
    anchorRef: RefObject<HTMLDivElement | null>;
    showPopup: (popup: HTMLDivElement | null) => void;
    close: () => void;
    closeAndReturn: () => void;
    toggle: () => void;
    openByKey: (event: KeyboardEvent) => void;
    moveByKey: (event: KeyboardEvent<HTMLElement>) => void;
};
