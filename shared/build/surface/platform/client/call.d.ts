import { type AnswerOf, type AnyEndpoint, type CallOf } from '@rezenso/contract/endpoint';
export type CallArguments<E extends AnyEndpoint> = Record<never, never> extends CallOf<E> ? [input?: CallOf<E>] : [input: CallOf<E>];
export interface CallParts {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
}
export declare function call<E extends AnyEndpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<AnswerOf<E>>;
