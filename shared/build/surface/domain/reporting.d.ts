export { PartnerMenu, type PartnerMenuProps } from './reporting/partner-menu.tsx';
export type { ReportSubject } from './reporting/report-partner.form.ts';
