import type { AnyEndpoint } from '@rezenso/contract/endpoint';
export declare function noteReader(endpoint: AnyEndpoint): void;
export declare function followChange(endpoint: AnyEndpoint): void;
