import { reportClientError } from '@rezenso/contract/client-errors';
import type { AnyEndpoint, BodyOf } from '@rezenso/contract/endpoint';
import type { ContractViolation } from './api-error.ts';
export declare function reportUnreadable({ carrier }: AnyEndpoint, { message, call, field }: ContractViolation, send: (endpoint: typeof reportClientError, input: {
    body: BodyOf<typeof reportClientError>;
}) => Promise<unknown>): void;
