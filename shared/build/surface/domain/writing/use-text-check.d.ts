import type { Finding } from './findings.tsx';
export interface TextCheck {
    fraudRisk: number;
    evidence: readonly Finding[];
}
export interface Objection {
    findings: readonly Finding[];
    isSuspicious: boolean;
}
export declare function useTextCheck(check: (text: string) => Promise<TextCheck>): {
    objection: Objection | undefined;
    mayBeSent: (text: string) => Promise<boolean>;
    dismiss: () => void;
};
