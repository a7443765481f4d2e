import type { AnyEndpoint } from '@rezenso/contract/endpoint';
export type ReadKey = readonly [method: string, pattern: string, url: string, account: string];
export declare function readOnce(key: ReadKey, request: () => Promise<unknown>): Promise<unknown>;
export declare function isFresh(key: ReadKey, seconds?: number): boolean;
export declare function forget(isMatch: (key: ReadKey) => boolean): void;
export declare function readsOf(endpoint: Pick<AnyEndpoint, 'method' | 'path'>, url?: string): (key: unknown) => boolean;
