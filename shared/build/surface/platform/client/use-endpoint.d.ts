import type { AnswerOf, AnyEndpoint, CallOf } from '@rezenso/contract/endpoint';
import { type CallArguments } from './call.ts';
import { type ReadKey } from './reads.ts';
export interface ReadOptions {
    freshForSeconds?: number;
    on401?: 'null' | 'throw';
    keepPrevious?: boolean;
}
export interface Reading<Answer> {
    data: Answer | undefined;
    error: Error | undefined;
    isLoading: boolean;
    isReloading: boolean;
    reload(): Promise<void>;
}
type Nullable<O> = O extends {
    on401: 'null';
} ? null : never;
export declare function useEndpoint<E extends AnyEndpoint, const O extends ReadOptions = ReadOptions>(endpoint: E, input?: CallOf<E> | null, options?: O): Reading<AnswerOf<E> | Nullable<O>>;
export declare function useReading<Answer>(key: ReadKey | null, ask: (key: ReadKey) => Promise<Answer>, options?: ReadOptions): Reading<Answer>;
export declare function refresh<E extends AnyEndpoint>(endpoint: E, input?: CallOf<E>): Promise<void>;
export declare function prefetch<E extends AnyEndpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<void>;
export declare function remember<E extends AnyEndpoint>(endpoint: E, answer: AnswerOf<E>, input?: CallOf<E>): Promise<void>;
export {};
