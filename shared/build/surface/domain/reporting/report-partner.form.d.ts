import { type ReportReason } from '@rezenso/contract/reports';
export type ReportSubject = {
    exchangeId: string;
} | {
    matchId: string;
};
export interface ReportPartnerValues {
    reason: ReportReason | '';
    text: string;
}
export declare const reportPartnerForm: import("yup").ObjectSchema<{
    reason: NonNullable<"fake_review" | "harassment" | "not_delivered" | "other" | "rating_demanded" | "spam" | undefined>;
    text: string;
}, import("yup").AnyObject, {
    reason: undefined;
    text: "";
}, "">;
