import { lazyPart } from '@rezenso/platform';
import { IconButton } from '@rezenso/ui/actions';
import { EllipsisIcon, FlagIcon } from '@rezenso/ui/icons';
import { Menu, MenuItem } from '@rezenso/ui/menu';
import { type ReactNode, Suspense, useState } from 'react';
import type { ReportSubject } from './report-partner.form.ts';
import { reportTexts } from './texts.de.ts';

/** Loaded when somebody reports; draw it inside `Suspense`. */
export const ReportPartnerDialog = lazyPart(() => import('./report-partner.dialog.tsx'));

export interface PartnerMenuProps {
  /** Where it happened. */
  about: ReportSubject;
  partner: string;
  /** More entries, above the one that reports. */
  children?: ReactNode;
}

/** What is seldom done about a partner. */
export function PartnerMenu({ about, partner, children }: PartnerMenuProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisIcon} label={reportTexts.menu(partner)} />}>
        {children}
        <MenuItem icon={FlagIcon} onSelect={() => setReporting(true)}>
          {reportTexts.open}
        </MenuItem>
      </Menu>
      <Suspense>
        {isReporting && <ReportPartnerDialog about={about} partner={partner} onClose={() => setReporting(false)} />}
      </Suspense>
    </>
  );
}
