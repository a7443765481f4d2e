import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { AdminRole } from './vocabulary.ts';
export type Schema = z.core.$ZodType;
type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;
export type Access = 'public' | 'authenticated' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export interface Carrier {
    module: string;
    version: string;
    contract: string;
}
export interface Endpoint<Params extends Schema | undefined = Schema | undefined, Query extends Schema | undefined = Schema | undefined, Body extends Schema | undefined = Schema | undefined, Answer extends Schema = Schema> {
    readonly method: Method;
    readonly path: string;
    readonly access: Access;
    readonly roles?: readonly AdminRole[];
    readonly changesNothing?: true;
    readonly isWrittenLater?: true;
    readonly summary: string;
    readonly params: Params;
    readonly query: Query;
    readonly body: Body;
    readonly answer: Answer;
    readonly errors: readonly ErrorCode[];
    readonly carrier?: Carrier | undefined;
}
export type AnyEndpoint = Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, Schema>;
export type ParamsOf<E extends AnyEndpoint> = Output<E['params']>;
export type QueryOf<E extends AnyEndpoint> = Output<E['query']>;
export type BodyOf<E extends AnyEndpoint> = Output<E['body']>;
export type AnswerOf<E extends AnyEndpoint> = z.core.output<E['answer']>;
export type AnswerInputOf<E extends AnyEndpoint> = z.core.input<E['answer']>;
export type CallOf<E extends AnyEndpoint> = (E['params'] extends Schema ? {
    params: Input<E['params']>;
} : unknown) & (E['query'] extends Schema ? {
    query?: Input<E['query']>;
} : unknown) & (E['body'] extends Schema ? {
    body: Input<E['body']>;
} : unknown);
type Declaration<Params extends Schema | undefined, Query extends Schema | undefined, Body extends Schema | undefined, Answer extends Schema> = Omit<Endpoint<Params, Query, Body, Answer>, 'params' | 'query' | 'body' | 'carrier'> & {
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
};
export declare function endpoint<const Params extends Schema | undefined = undefined, const Query extends Schema | undefined = undefined, const Body extends Schema | undefined = undefined, const Answer extends Schema = Schema>(declaration: Declaration<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer>;
export declare function urlOf(target: Pick<AnyEndpoint, 'path'>, call?: {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
}): string;
export {};
