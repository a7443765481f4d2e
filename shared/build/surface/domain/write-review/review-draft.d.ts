import { type ReviewAnalysis } from '@rezenso/contract/reviews';
export interface ReviewedBusiness {
    companyName: string;
    industry: string;
    website: string | null;
    description: string | null;
}
export declare function checkReview(content: string): Promise<ReviewAnalysis>;
export declare function draftFor(businessInfo: ReviewedBusiness, notes: string): Promise<string>;
