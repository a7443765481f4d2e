import type { ReviewAnalysis } from '@rezenso/contract/reviews';
export type Finding = ReviewAnalysis['evidence'][number];
export declare function Findings({ findings }: {
    findings: readonly Finding[];
}): import("react").JSX.Element;
