import type { ErrorCode } from '@rezenso/contract/errors';
import type { ServerAge } from './server-age.ts';
export declare class ApiError extends Error {
    readonly name = "ApiError";
    readonly status: number;
    readonly serverMessage: string;
    readonly code: ErrorCode | undefined;
    readonly details: unknown;
    readonly requestId: string | undefined;
    constructor(status: number, serverMessage: string, known?: Partial<Pick<ApiError, 'code' | 'details' | 'requestId'>>);
}
interface Violation {
    call: string;
    field: string;
    server: ServerAge;
}
export declare class ContractViolation extends Error {
    readonly name = "ContractViolation";
    readonly call: string;
    readonly field: string;
    readonly server: ServerAge;
    constructor(message?: string, { call, field, server, cause }?: Partial<Violation> & ErrorOptions);
}
export declare function isUnauthorized(error: unknown): error is ApiError;
export declare function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError;
export {};
