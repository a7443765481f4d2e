export { PartnerMenu, type PartnerMenuProps, ReportPartnerDialog, unblock } from './reporting/partner-menu.tsx';
export type { ReportSubject } from './reporting/report-partner.form.ts';
