import { type PropsWithChildren } from 'react';
import { type Cache, mutate } from 'swr';
export declare let mutateCache: typeof mutate;
export declare function dropFromCache(account: string): void;
export declare function DataProvider({ cache, children }: PropsWithChildren<{
    cache?: Cache;
}>): import("react").JSX.Element;
