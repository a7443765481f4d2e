import type { Location } from 'react-router-dom';
export interface AddressMark {
    document: number;
    by: string;
    number: number;
}
export declare function markOf({ state }: Location): AddressMark | undefined;
export declare function isOwnNews(mark: AddressMark | undefined, seen: AddressMark | undefined, instance: string): boolean;
export declare function latestSearch(shown: Location): string;
export declare function nextMark(shown: Location, by: string, search: string): Record<string, unknown>;
export declare function caughtUpWith(shown: Location): void;
