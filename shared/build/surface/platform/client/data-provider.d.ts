import type { PropsWithChildren } from 'react';
export declare function DataProvider({ children }: PropsWithChildren): import("react").JSX.Element;
