import type { AnswerOf, AnyEndpoint } from '@rezenso/contract/endpoint';
import { type Reading } from './use-endpoint.ts';
export type PagedEndpoint = AnyEndpoint & {
    answer: {
        _zod: {
            output: {
                next: string | null;
            };
        };
    };
};
export declare function useAllPages<E extends PagedEndpoint, Entry>(endpoint: E, entriesOf: (page: AnswerOf<E>) => readonly Entry[]): Reading<Entry[]>;
export declare function useLongList<E extends PagedEndpoint, Entry>(newest: Entry[] | undefined, endpoint: E, entriesOf: (page: AnswerOf<E>) => readonly Entry[]): Entry[] | undefined;
export declare function prefetchAllPages(endpoint: PagedEndpoint): Promise<void>;
