import { type ReportSubject } from './report-partner.form.ts';
interface ReportPartnerDialogProps {
    about: ReportSubject;
    partner: string;
    onClose: () => void;
}
export default function ReportPartnerDialog({ about, partner, onClose }: ReportPartnerDialogProps): import("react").JSX.Element;
export {};
