export { DraftHelp, type DraftHelpProps } from './writing/draft-help.tsx';
export { type Finding, Findings } from './writing/findings.tsx';
export { SuspicionWarning, type SuspicionWarningProps } from './writing/suspicion-warning.tsx';
export { type TextCheck, useTextCheck } from './writing/use-text-check.ts';
