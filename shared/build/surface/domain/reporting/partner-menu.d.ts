import type { ReportSubject } from './report-partner.form.ts';
export interface PartnerMenuProps {
    about: ReportSubject;
    partner: string;
}
export declare function PartnerMenu({ about, partner }: PartnerMenuProps): import("react").JSX.Element;
