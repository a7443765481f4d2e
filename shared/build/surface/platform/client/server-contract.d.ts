import type { ServerAge } from './server-age.ts';
export declare function noteServerContract(version: string | null | undefined): void;
export declare function serverContract(): string | undefined;
export declare function serverAge(built?: string): ServerAge;
