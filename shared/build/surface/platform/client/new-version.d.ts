import { ContractViolation } from './api-error.ts';
export declare const newVersionTexts: {
    title: string;
    description: string;
    afterWrite: string;
    reload: string;
    stillUnreadable: {
        title: string;
        description: string;
    };
};
export declare function noticeNewVersion(): void;
export declare function useNewVersion(): boolean;
export declare function newVersionOf(error: unknown): {
    title: string;
    description: string;
    canReload: boolean;
} | undefined;
export declare function unreadableWrite(error: ContractViolation): string;
export declare function reloadForNewVersion(now?: number): void;
