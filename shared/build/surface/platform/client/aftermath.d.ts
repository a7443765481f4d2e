import type { AnyEndpoint } from '@rezenso/contract/endpoint';
export declare function followChange(endpoint: AnyEndpoint): void;
export declare function startOver(isReadAgain: boolean): void;
