export { PartnerMenu, type PartnerMenuProps, ReportPartnerDialog } from './reporting/partner-menu.tsx';
export type { ReportSubject } from './reporting/report-partner.form.ts';
