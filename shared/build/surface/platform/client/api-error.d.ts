import type { ErrorCode } from '@rezenso/contract/errors';
export declare class ApiError extends Error {
    readonly name = "ApiError";
    readonly status: number;
    readonly serverMessage: string;
    readonly code: ErrorCode | undefined;
    readonly details: unknown;
    readonly requestId: string | undefined;
    constructor(status: number, serverMessage: string, known?: Partial<Pick<ApiError, 'code' | 'details' | 'requestId'>>);
}
export declare class ContractViolation extends Error {
    readonly name = "ContractViolation";
}
export declare function isUnauthorized(error: unknown): error is ApiError;
export declare function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError;
