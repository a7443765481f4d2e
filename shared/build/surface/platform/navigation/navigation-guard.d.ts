import { type PropsWithChildren } from 'react';
export declare function NavigationGuard({ children }: PropsWithChildren): import("react").JSX.Element;
