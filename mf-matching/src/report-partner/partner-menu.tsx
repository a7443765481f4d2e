import { IconButton } from '@rezenso/ui/actions';
import { EllipsisIcon, FlagIcon } from '@rezenso/ui/icons';
import { Menu, MenuItem } from '@rezenso/ui/menu';
import { lazy, Suspense, useState } from 'react';
import { reportTexts } from './texts.de.ts';

const ReportPartnerDialog = lazy(() => import('./report-partner.dialog.tsx'));

interface PartnerMenuProps {
  matchId: string;
  partner: string;
}

/** What is seldom done about a partner. */
export function PartnerMenu({ matchId, partner }: PartnerMenuProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisIcon} label={reportTexts.menu(partner)} />}>
        <MenuItem icon={FlagIcon} onSelect={() => setReporting(true)}>
          {reportTexts.open}
        </MenuItem>
      </Menu>
      <Suspense>
        {isReporting && <ReportPartnerDialog matchId={matchId} partner={partner} onClose={() => setReporting(false)} />}
      </Suspense>
    </>
  );
}
