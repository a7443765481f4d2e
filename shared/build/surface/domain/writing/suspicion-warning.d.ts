import type { useTextCheck } from './use-text-check.ts';
export interface SuspicionWarningProps {
    check: ReturnType<typeof useTextCheck>;
    field: string;
    isSending: boolean;
    onSendAnyway: () => void;
}
export declare function SuspicionWarning({ check, field, isSending, onSendAnyway }: SuspicionWarningProps): import("react").JSX.Element | null;
